"""Makes documents with live citations: Documents.py FOLDER. manuscript.docx has Zotero's, in the text, a table and
notes; mixed.docx those of other managers; manuscript.odt has Zotero's marks; draft.docx has typed ones."""
import base64
import json
import sys
import zipfile

folder = sys.argv[1]
SCHEMA = "https://github.com/citation-style-language/schema/raw/master/csl-citation.json"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
PEOPLE = ["Adams", "Baker", "Cole", "Dale", "Eliot", "Frost", "Gray", "Huber"]


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def item(number):
    return {"id": f"item{number}", "type": "article-journal", "title": f"Paper & work {number}",
            "author": [{"family": PEOPLE[number % len(PEOPLE)], "given": "Ann"}], "container-title": "Journal of Tests",
            "volume": str(number), "page": "1-9", "issued": {"date-parts": [[2000 + number]]}, "DOI": f"10.1000/{number}"}


def zotero(mark_number, *numbers, **details):
    items = [dict(id=f"item{n}", uris=[f"http://zotero.org/users/1/items/{n}"], itemData=item(n), **details) for n in numbers]
    return json.dumps({"citationID": f"id{mark_number:06d}", "properties": {"formattedCitation": f"[{mark_number}]",
                       "plainCitation": f"[{mark_number}]", "noteIndex": 0}, "citationItems": items, "schema": SCHEMA})


def run(text):
    return f'<w:r><w:t xml:space="preserve">{escaped(text)}</w:t></w:r>'


def field(code, result):
    return ('<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">'
            f'{escaped(code)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>{run(result)}'
            '<w:r><w:fldChar w:fldCharType="end"/></w:r>')


def cited(mark_number, *numbers, **details):
    return field(" ADDIN ZOTERO_ITEM CSL_CITATION " + zotero(mark_number, *numbers, **details), f"[{mark_number}]")


def control(tag, content):
    return f'<w:sdt><w:sdtPr><w:tag w:val="{escaped(tag)}"/></w:sdtPr><w:sdtContent>{content}</w:sdtContent></w:sdt>'


def coded(text):
    return base64.b64encode(text.encode()).decode()


def paragraph(*runs):
    return "<w:p>" + "".join(runs) + "</w:p>"


def word(name, body, notes="", sources=""):
    types = "application/vnd.openxmlformats-officedocument.wordprocessingml."
    kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
    package = "http://schemas.openxmlformats.org/package/2006/"
    head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
    with zipfile.ZipFile(f"{folder}/{name}", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", f'{head}<Types xmlns="{package}content-types"><Default Extension="rels" '
                         'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" '
                         f'ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="{types}document.main+xml"/>'
                         f'<Override PartName="/word/footnotes.xml" ContentType="{types}footnotes+xml"/></Types>')
        archive.writestr("_rels/.rels", f'{head}<Relationships xmlns="{package}relationships"><Relationship Id="rId1" '
                         f'Type="{kinds}officeDocument" Target="word/document.xml"/></Relationships>')
        archive.writestr("word/_rels/document.xml.rels", f'{head}<Relationships xmlns="{package}relationships"><Relationship '
                         f'Id="rId1" Type="{kinds}footnotes" Target="footnotes.xml"/></Relationships>')
        archive.writestr("word/document.xml", f'{head}<w:document xmlns:w="{WORD}"><w:body>{body}<w:sectPr/></w:body></w:document>')
        archive.writestr("word/footnotes.xml", f'{head}<w:footnotes xmlns:w="{WORD}">{notes}</w:footnotes>')
        if sources:
            archive.writestr("customXml/item1.xml", sources)


def note(number, *runs):
    return f'<w:footnote w:id="{number}">{paragraph("<w:r><w:footnoteRef/></w:r>", *runs)}</w:footnote>'


word("manuscript.docx",
     paragraph(run("As "), cited(1, 1), run(" and "), cited(2, 2, 3), run(" say"), '<w:r><w:footnoteReference w:id="2"/></w:r>')
     + paragraph(run("Pages "), cited(3, 1, locator="3", label="page"), run(".")) + "<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc>"
     + paragraph(cited(4, 4)) + "</w:tc></w:tr></w:tbl>"
     + paragraph(field(" ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ", "old")),
     note(2, run("See "), cited(5, 5, prefix="cf. "), run(".")))

ENDNOTE = ('<EndNote><Cite><Author>Frost</Author><Year>2005</Year><RecNum>5</RecNum><DisplayText>[2]</DisplayText><record>'
           '<rec-number>5</rec-number><ref-type name="Journal Article">17</ref-type><contributors><authors><author>Frost, Ann'
           '</author></authors></contributors><titles><title>Paper five</title><secondary-title>Journal of Tests'
           '</secondary-title></titles><dates><year>2005</year></dates></record></Cite></EndNote>')
CITAVI = json.dumps({"Entries": [{"ReferenceId": "r7", "Reference": {"ReferenceType": "JournalArticle", "Title": "Paper seven",
                     "Year": "2007", "Authors": [{"FirstName": "Ann", "LastName": "Huber"}], "Periodical": {"Name": "Journal"}}}], "Text": "[3]"})
MENDELEY = json.dumps({"citationItems": [{"id": "ITEM-1", "itemData": item(1), "uris": ["http://www.mendeley.com/documents/?uuid=1"]}],
                       "mendeley": {"plainTextFormattedCitation": "[1]"}, "properties": {"noteIndex": 0}, "schema": SCHEMA})
CITE = json.dumps({"citationID": "MENDELEY_CITATION_1", "citationItems": [{"id": "u2", "itemData": item(2)}],
                   "manualOverride": {"isManuallyOverridden": False, "citeprocText": "[4]"}})
SOURCES = ('<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"><b:Source><b:Tag>Gra06</b:Tag>'
           '<b:SourceType>Book</b:SourceType><b:Author><b:Author><b:NameList><b:Person><b:Last>Gray</b:Last><b:First>Ann'
           '</b:First></b:Person></b:NameList></b:Author></b:Author><b:Title>Book six</b:Title><b:Year>2006</b:Year></b:Source></b:Sources>')
word("mixed.docx",
     paragraph(run("Mendeley "), field(" ADDIN CSL_CITATION " + MENDELEY, "[1]"))
     + paragraph(run("EndNote "), field(" ADDIN EN.CITE " + ENDNOTE, "[2]"))
     + paragraph(run("Citavi "), control("CitaviPlaceholder#1", field("ADDIN CitaviPlaceholder{" + coded(CITAVI) + "}", "[3]")))
     + paragraph(run("Cite "), control("MENDELEY_CITATION_v3_" + coded(CITE), run("[4]")))
     + paragraph(run("Word "), field(" CITATION Gra06 \\l 1033 ", "(Gray)"))
     + paragraph(field(" ADDIN EN.REFLIST ", "old")),
     sources=SOURCES)
word("draft.docx", paragraph(run("As [@mai2020kungfu, p. 3] says.")) + paragraph(run("{Bibliography}")))


def mark(label, *numbers):
    name = escaped("ZOTERO_ITEM CSL_CITATION " + zotero(label, *numbers) + f" RND{label:010d}")
    return f'<text:reference-mark-start text:name="{name}"/>[{label}]<text:reference-mark-end text:name="{name}"/>'


SPACES = " ".join(f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for prefix, name in
                  [("office", "office"), ("text", "text"), ("meta", "meta"), ("style", "style"), ("fo", "xsl-fo-compatible")])
SPACES += ' xmlns:field="urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0"'
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
TYPE = "application/vnd.oasis.opendocument.text"
MANIFEST = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"
with zipfile.ZipFile(f"{folder}/manuscript.odt", "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("mimetype", TYPE, zipfile.ZIP_STORED)
    archive.writestr("content.xml", f'{HEAD}<office:document-content {SPACES} office:version="1.3"><office:automatic-styles/><office:body>'
                     f'<office:text><text:p>As {mark(1, 1)} and {mark(2, 2, 3)} say.</text:p><text:section text:name="ZOTERO_BIBL {{}} '
                     'CSL_BIBLIOGRAPHY RNDabc"><text:p>old</text:p></text:section></office:text></office:body></office:document-content>')
    archive.writestr("styles.xml", f'{HEAD}<office:document-styles {SPACES} office:version="1.3"><office:styles/></office:document-styles>')
    archive.writestr("meta.xml", f'{HEAD}<office:document-meta {SPACES} office:version="1.3"><office:meta></office:meta></office:document-meta>')
    archive.writestr("META-INF/manifest.xml", f'{HEAD}<manifest:manifest xmlns:manifest="{MANIFEST}" manifest:version="1.3"><manifest:file-entry '
                     f'manifest:full-path="/" manifest:media-type="{TYPE}"/><manifest:file-entry manifest:full-path="content.xml" '
                     'manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" '
                     'manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/></manifest:manifest>')
