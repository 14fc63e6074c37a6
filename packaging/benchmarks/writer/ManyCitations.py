"""Makes a library of 300 works, and a text of 100 paragraphs that cites them 500 times: ManyCitations.py FOLDER [CITATIONS].

`octavo document FOLDER/typed.odt --scan --library FOLDER/works.bib --style apa` makes live citations of those typed."""

import random
import sys
import zipfile

folder, citations = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 500
chance = random.Random(7)
WORDS = ("adaptive learning systems network graph parallel inference memory model theory data query index storage sparse"
         " dense kernel matrix signal language vision planning control search").split()
BEGINNINGS = ("Mar", "Kel", "Jon", "Sil", "Tor", "Wag", "Ren", "Fer", "Bra", "Lin")
ENDINGS = ("low", "ler", "sen", "va", "res", "ner", "zel", "ton", "man", "berg")
GIVEN = ("Anna", "Bo", "Carl", "Dana", "Eve", "Finn")
WORKS = 300
NAMESPACE = "urn:oasis:names:tc:opendocument:xmlns:"
HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
MIMETYPE = "application/vnd.oasis.opendocument.text"


def words(count):
    return " ".join(chance.choice(WORDS) for _ in range(count))


def work(number):
    people = " and ".join(f"{chance.choice(BEGINNINGS)}{chance.choice(ENDINGS)}, {chance.choice(GIVEN)}"
                          for _ in range(chance.randint(1, 4)))
    first = number * 3 + 1
    return (f"@article{{work{number},\n  author = {{{people}}},\n  title = {{{words(8).capitalize()}}},\n"
            f"  journal = {{Journal of {words(1).capitalize()}}},\n  year = {{{chance.randint(1980, 2024)}}},\n"
            f"  volume = {{{chance.randint(1, 60)}}},\n  pages = {{{first}--{first + 11}}},\n"
            f"  doi = {{10.1234/x.{number}}}\n}}\n")


def cited():
    locator = f", p. {chance.randrange(400)}" if chance.random() < 0.3 else ""
    return f"@work{chance.randrange(WORKS)}{locator}"


def citation():
    return f"{words(30)} [{'; '.join(cited() for _ in range(chance.randint(1, 2)))}]. "


def main():
    with open(f"{folder}/works.bib", "w", encoding="utf-8") as library:
        library.writelines(work(number) for number in range(WORKS))
    paragraphs = "".join(f"<text:p>{''.join(citation() for _ in range(5))}</text:p>" for _ in range(citations // 5))
    content = (f'{HEAD}<office:document-content xmlns:office="{NAMESPACE}office:1.0" xmlns:text="{NAMESPACE}text:1.0"'
               f' xmlns:style="{NAMESPACE}style:1.0" xmlns:fo="{NAMESPACE}xsl-fo-compatible:1.0" office:version="1.3">'
               f"<office:automatic-styles/><office:body><office:text>{paragraphs}</office:text></office:body>"
               "</office:document-content>")
    meta = (f'{HEAD}<office:document-meta xmlns:office="{NAMESPACE}office:1.0" xmlns:meta="{NAMESPACE}meta:1.0"'
            ' office:version="1.3"><office:meta/></office:document-meta>')
    entries = "".join(f'<manifest:file-entry manifest:full-path="{path}" manifest:media-type="{kind}"/>'
                      for path, kind in (("/", MIMETYPE), ("content.xml", "text/xml"), ("meta.xml", "text/xml")))
    manifest = (f'{HEAD}<manifest:manifest xmlns:manifest="{NAMESPACE}manifest:1.0" manifest:version="1.3">{entries}'
                "</manifest:manifest>")
    with zipfile.ZipFile(f"{folder}/typed.odt", "w") as archive:
        archive.writestr("mimetype", MIMETYPE)
        for name, text in (("META-INF/manifest.xml", manifest), ("content.xml", content), ("meta.xml", meta)):
            archive.writestr(name, text)


main()
