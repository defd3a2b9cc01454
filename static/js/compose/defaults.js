/* The settings that the lobby recommends by the number of players follow it, until somebody sets them by hand. */

export function recommend(form, recommended) {
  const untouched = new Set(Object.keys(Object.values(recommended)[0]).filter((name) => isRecommended(name)));

  function isRecommended(name) {
    const usual = Object.values(recommended).map((settings) => Number(settings[name]));
    return usual.includes(Number(form.elements[name].value));
  }

  form.addEventListener("input", (event) => untouched.delete(event.target.name));

  return (players) => {
    for (const name of untouched) {
      const value = recommended[players]?.[name];
      if (value !== undefined) form.elements[name].value = value;
    }
  };
}
