"""A certificate authority, and a server certificate that can be swapped for a wrong one while the server runs."""

import ssl
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

RIGHT, WRONG = "localhost", "elsewhere.example"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """`authority` is the file that clients trust; new connections get the certificate that was chosen last."""

    folder: Path
    context: ssl.SSLContext

    @property
    def authority(self) -> Path:
        return self.folder / "authority.pem"

    def show(self, name: str) -> None:
        self.context.load_cert_chain(self.folder / f"{name}.pem", self.folder / "key.pem")


def made(folder: Path) -> Shown:
    """Makes the certificates, and shows the right one."""
    folder.mkdir(parents=True, exist_ok=True)
    key = ec.generate_private_key(ec.SECP256R1())
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "key.pem").write_bytes(secret)
    for name in ("authority", RIGHT, WRONG):
        (folder / f"{name}.pem").write_bytes(_signed(name, key).public_bytes(serialization.Encoding.PEM))
    shown = Shown(folder=folder, context=ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
    shown.show(RIGHT)
    return shown


def _signed(name: str, key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    now, is_authority = datetime.now(UTC), name == "authority"
    usage = dict.fromkeys(("key_cert_sign", "crl_sign"), is_authority)
    others = ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement")
    unused = dict.fromkeys((*others, "encipher_only", "decipher_only"), False)
    identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    issuer = x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(identifier)
    return (
        x509.CertificateBuilder()
        .subject_name(_named(name))
        .issuer_name(_named("authority"))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=is_authority, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(digital_signature=True, **usage, **unused), critical=True)
        .add_extension(identifier, critical=False)
        .add_extension(issuer, critical=False)
        .sign(key, hashes.SHA256())
    )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
