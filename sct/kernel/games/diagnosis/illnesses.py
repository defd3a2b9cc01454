"""The illnesses of the game with their symptoms, in families that look alike; for a game, not medical advice."""

_TOLD = """
influenza: fever, chills, cough, headache, muscle pain, tiredness
pneumonia: fever, chills, cough, chest pain, shortness of breath, tiredness
bronchitis: cough, chest pain, shortness of breath, tiredness
tuberculosis: fever, chills, cough, chest pain, weight loss, tiredness
pertussis: fever, cough, runny nose, vomiting
pleurisy: fever, cough, chest pain, shortness of breath
asthma: cough, chest pain, shortness of breath
emphysema: cough, shortness of breath, weight loss, tiredness
sinusitis: fever, cough, headache, runny nose
rhinitis: cough, runny nose, itching, tiredness
tonsillitis: fever, headache, sore throat, swollen glands
pharyngitis: fever, headache, sore throat, runny nose
laryngitis: cough, sore throat, runny nose
diphtheria: fever, sore throat, swollen glands, shortness of breath, tiredness
mononucleosis: fever, sore throat, swollen glands, headache, tiredness
scarlatina: fever, chills, sore throat, swollen glands, headache, rash
mumps: fever, headache, swollen glands, muscle pain, tiredness
measles: fever, cough, runny nose, sore throat, rash
rubella: fever, headache, runny nose, swollen glands, rash
roseola: fever, cough, swollen glands, rash
chickenpox: fever, headache, rash, itching, tiredness
smallpox: fever, chills, headache, muscle pain, rash, vomiting
shingles: fever, headache, rash, itching, chills
eczema: rash, itching
scabies: rash, itching, tiredness
psoriasis: rash, itching, joint pain
urticaria: rash, itching, swollen glands
dengue: fever, headache, muscle pain, joint pain, rash, vomiting
zika: fever, headache, joint pain, rash, itching
chikungunya: fever, headache, muscle pain, joint pain, rash, tiredness
malaria: fever, chills, headache, muscle pain, vomiting, tiredness
leptospirosis: fever, chills, headache, muscle pain, vomiting, diarrhea
brucellosis: fever, chills, muscle pain, joint pain, tiredness, weight loss
typhoid: fever, headache, abdominal pain, diarrhea, rash, tiredness
gastritis: abdominal pain, vomiting, weight loss
gastroenteritis: fever, abdominal pain, vomiting, diarrhea, headache
salmonellosis: fever, chills, abdominal pain, vomiting, diarrhea, headache
dysentery: fever, abdominal pain, vomiting, diarrhea
cholera: vomiting, diarrhea, thirst, tiredness
giardiasis: abdominal pain, vomiting, diarrhea, weight loss, tiredness
colitis: fever, abdominal pain, diarrhea, weight loss, tiredness
appendicitis: fever, abdominal pain, vomiting
pancreatitis: fever, abdominal pain, vomiting, weight loss
cholecystitis: fever, chills, abdominal pain, vomiting
hepatitis: fever, abdominal pain, vomiting, joint pain, tiredness, itching
cystitis: fever, abdominal pain, tiredness
pyelonephritis: fever, chills, abdominal pain, vomiting, tiredness
migraine: headache, vomiting, dizziness, tiredness
concussion: headache, vomiting, dizziness
meningitis: fever, chills, headache, vomiting, rash
encephalitis: fever, headache, vomiting, dizziness, muscle pain
labyrinthitis: vomiting, dizziness, headache, runny nose
hypertension: headache, dizziness, chest pain, shortness of breath
angina: chest pain, shortness of breath, dizziness, tiredness
myocarditis: fever, chest pain, shortness of breath, dizziness, tiredness
pericarditis: fever, chest pain, shortness of breath, cough, tiredness
anemia: headache, dizziness, shortness of breath, tiredness
leukemia: fever, chills, swollen glands, joint pain, weight loss, tiredness
lymphoma: fever, swollen glands, itching, weight loss, tiredness
diabetes: thirst, weight loss, tiredness
hyperthyroidism: weight loss, tiredness, diarrhea, thirst
arthritis: joint pain, fever, tiredness, weight loss
gout: joint pain, fever, chills
lupus: joint pain, fever, rash, tiredness, chest pain
fibromyalgia: muscle pain, joint pain, headache, tiredness
"""
ILLNESSES = {
    illness: tuple(symptoms.split(", "))
    for illness, symptoms in (line.split(": ") for line in _TOLD.strip().splitlines())
}
SYMPTOMS = {
    symptom: tuple(illness for illness, has in sorted(ILLNESSES.items()) if symptom in has)
    for symptom in sorted({symptom for has in ILLNESSES.values() for symptom in has})
}
"""Each symptom with the illnesses that have it."""
