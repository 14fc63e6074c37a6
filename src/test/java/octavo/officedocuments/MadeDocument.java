package octavo.officedocuments;

import static octavo.officedocuments.WordMaker.bookmark;
import static octavo.officedocuments.WordMaker.control;
import static octavo.officedocuments.WordMaker.endnoteField;
import static octavo.officedocuments.WordMaker.escaped;
import static octavo.officedocuments.WordMaker.field;
import static octavo.officedocuments.WordMaker.splitField;
import static octavo.officedocuments.WordMaker.text;
import static octavo.officedocuments.WordMaker.textBox;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// A document made by chance, with what it cites: each manager's citations, wherever a document can
/// have them and however Word cuts them.
///
/// @param citations one line each, in the order of the text: manager, note and works with details
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MadeDocument(String name, byte[] bytes, List<String> citations) {
    private static final List<String> FAMILIES =
            List.of("Adams", "Müller", "de la Cruz", "Ōe", "O’Neill", "Иванов", "王");

    /// A Word document.
    ///
    /// @param citationCount of its text, before those of its header
    public static MadeDocument word(Random random, int citationCount) {
        return new WordDraft(random).make(citationCount);
    }

    /// A document of LibreOffice.
    public static MadeDocument openText(Random random, int citationCount) {
        return new OpenTextDraft(random).make(citationCount);
    }

    /// A citation, as a code and as a line.
    private record MadeCitation(String code, String result, String line) {}

    /// Makes citations.
    private static class CitationDraft {
        final Random random;
        final List<String> lines = new ArrayList<>();
        int count;

        CitationDraft(Random random) {
            this.random = random;
        }

        String family() {
            return FAMILIES.get(random.nextInt(FAMILIES.size()));
        }

        int year() {
            return 1990 + random.nextInt(30);
        }

        String title() {
            return "Work " + count + " “é” {" + random.nextInt(100) + "} & \uD83D\uDE00";
        }

        /// Zotero's, of up to three works.
        MadeCitation zotero() {
            count++;
            List<String> cites = new ArrayList<>();
            List<String> works = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(3); i++) {
                String title = title() + i;
                boolean hasDetails = random.nextBoolean();
                String details =
                        ",\"locator\":\""
                                + count
                                + "–9\",\"label\":\"chapter\",\"prefix\":\"see \","
                                + "\"suffix\":\" <now>\",\"suppress-author\":true";
                cites.add(
                        CodeSamples.zoteroCite(
                                family() + count + i, year(), title, hasDetails ? details : ""));
                works.add(
                        title
                                + (hasDetails
                                        ? "[" + count + "–9|chapter|see | <now>|SUPPRESS_AUTHOR]"
                                        : ""));
            }
            String result = "[" + count + "]";
            return new MadeCitation(
                    CodeSamples.zoteroJson(result, cites.toArray(String[]::new)),
                    result,
                    "Zotero " + String.join("; ", works));
        }
    }

    /// Makes a Word document.
    private static final class WordDraft extends CitationDraft {
        private final WordMaker maker = new WordMaker();
        private final StringBuilder sources = new StringBuilder();

        WordDraft(Random random) {
            super(random);
        }

        MadeDocument make(int citationCount) {
            for (int i = 0; i < citationCount; i++) {
                add(i);
            }
            MadeCitation last = zotero();
            lines.add(last.line());
            maker.part(
                    "word/header1.xml",
                    "<w:hdr><w:p>" + field(zoteroField(last), last.result()) + "</w:p></w:hdr>");
            maker.part(
                    "customXml/item1.xml",
                    "<b:Sources"
                        + " xmlns:b=\"http://schemas.openxmlformats.org/officeDocument/2006/bibliography\">"
                            + sources
                            + "</b:Sources>");
            maker.paragraph(field(" ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ", "old"));
            return new MadeDocument("paper.docx", maker.make(), lines);
        }

        private static String zoteroField(MadeCitation citation) {
            return " ADDIN ZOTERO_ITEM CSL_CITATION " + citation.code();
        }

        /// One in the text, in a note, a table, a box or a tracked change.
        private void add(int index) {
            String before = text("é & <" + index + "> ");
            int place = random.nextInt(7);
            String prefix = "";
            String runs = place == 4 ? plainRuns() : runs();
            String line = lines.removeLast();
            switch (place) {
                case 0 -> {
                    String note = maker.note(text("See "), runs);
                    prefix = "note: ";
                    maker.paragraph(before, note);
                }
                case 1 ->
                        maker.xml(
                                "<w:tbl><w:tr><w:tc><w:tbl><w:tr><w:tc><w:p>"
                                        + before
                                        + runs
                                        + "</w:p></w:tc></w:tr></w:tbl></w:tc></w:tr></w:tbl>");
                case 2 -> maker.paragraph(before, textBox(runs));
                case 3 ->
                        maker.paragraph(
                                "<w:ins w:id=\"1\" w:author=\"A\">" + runs + "</w:ins>", before);
                case 4 ->
                        maker.paragraph(
                                before,
                                "<w:del w:id=\"1\" w:author=\"A\">" + deleted(runs) + "</w:del>");
                case 5 ->
                        maker.paragraph(
                                before, "<w:hyperlink w:anchor=\"x\">" + runs + "</w:hyperlink>");
                default -> maker.paragraph(before, runs, text(" after"));
            }
            if (place != 4) {
                lines.add(prefix + line);
            }
        }

        private static String deleted(String runs) {
            return runs.replace("<w:t>", "<w:delText>")
                    .replace("<w:t xml:space=\"preserve\">", "<w:delText>")
                    .replace("</w:t>", "</w:delText>")
                    .replace("w:instrText", "w:delInstrText");
        }

        private String plainRuns() {
            MadeCitation zotero = zotero();
            lines.add(zotero.line());
            return field(zoteroField(zotero), zotero.result());
        }

        /// The runs of a citation; its line is the last one then.
        private String runs() {
            return switch (random.nextInt(12)) {
                case 0 -> {
                    MadeCitation zotero = zotero();
                    lines.add(zotero.line());
                    yield splitField(zoteroField(zotero), 1 + random.nextInt(50), zotero.result());
                }
                case 1 -> {
                    MadeCitation zotero = zotero();
                    lines.add(zotero.line());
                    yield "<w:fldSimple w:instr=\""
                            + escaped(zoteroField(zotero))
                            + "\">"
                            + text(zotero.result())
                            + "</w:fldSimple>";
                }
                case 2 -> bookmarked();
                case 3 -> nested();
                case 4 -> mendeley();
                case 5 -> mendeleyCite();
                case 6 -> endnote(false);
                case 7 -> endnote(true);
                case 8 -> citavi();
                case 9 -> wordSource();
                default -> plainRuns();
            };
        }

        private String bookmarked() {
            MadeCitation zotero = zotero();
            lines.add(zotero.line());
            String name = "ZOTERO_BREF_bookmark" + count;
            String code = "ZOTERO_ITEM CSL_CITATION " + zotero.code();
            for (int start = 0; start < code.length(); start += 255) {
                maker.property(
                        name + "_" + (start / 255 + 1),
                        code.substring(start, Math.min(code.length(), start + 255)));
            }
            return bookmark(name, zotero.result()).replace("\"7\"", "\"" + (100 + count) + "\"");
        }

        /// In the result of another field.
        private String nested() {
            MadeCitation zotero = zotero();
            lines.add(zotero.line());
            return field(" REF _Ref1 ", "x")
                    .replace(
                            "<w:r><w:rPr><w:noProof/></w:rPr><w:t>x</w:t></w:r>",
                            text("x") + field(zoteroField(zotero), zotero.result()));
        }

        private String mendeley() {
            count++;
            String title = title();
            lines.add("Mendeley Desktop " + title);
            String result = "(" + count + ")";
            return field(
                    CodeSamples.mendeleyField(
                            result, CodeSamples.item("i", family() + count, year(), title)),
                    result);
        }

        private String mendeleyCite() {
            count++;
            String title = title();
            lines.add("Mendeley Cite " + title);
            String result = "(" + count + ")";
            return control(
                    CodeSamples.mendeleyTag(
                            result, CodeSamples.item("i", family() + count, year(), title)),
                    text(result));
        }

        private String endnote(boolean isAttached) {
            count++;
            String title = "Work " + count + " “é”";
            lines.add("EndNote " + title + "[33||see ||NORMAL]");
            String xml = CodeSamples.endnoteXml(family() + count, year(), title);
            return isAttached
                    ? endnoteField(xml, "(see x)")
                    : field(" ADDIN EN.CITE " + xml, "(see x)");
        }

        private String citavi() {
            count++;
            String title = title();
            lines.add("Citavi " + title + "[44||cf. ||NORMAL]");
            return control(
                    "CitaviPlaceholder#" + count,
                    splitField(
                            CodeSamples.citaviField(family() + count, year(), title),
                            20 + random.nextInt(200),
                            "(cf. x)"));
        }

        private String wordSource() {
            count++;
            String tag = "Tag" + count;
            String title = "Work " + count + " é";
            String whole = CodeSamples.wordSources(tag, family() + count, year(), title);
            int start = whole.indexOf("<b:Source>");
            sources.append(whole, start, whole.indexOf("</b:Sources>"));
            lines.add("Word " + title + "[" + count + "|page|||NORMAL]");
            return field(" CITATION " + tag + " \\p " + count + " \\l 1033 ", "(x)");
        }
    }

    /// Makes a document of LibreOffice.
    private static final class OpenTextDraft extends CitationDraft {
        private final OpenTextMaker maker = new OpenTextMaker();

        OpenTextDraft(Random random) {
            super(random);
        }

        MadeDocument make(int citationCount) {
            for (int i = 0; i < citationCount; i++) {
                boolean isNote = random.nextInt(4) == 0;
                String cited = cited();
                if (isNote) {
                    lines.add("note: " + lines.removeLast());
                }
                maker.paragraph(
                        "é &amp; ", isNote ? OpenTextMaker.note("see " + cited) : cited, " after");
            }
            maker.xml(
                    OpenTextMaker.section(
                            "ZOTERO_BIBL {} CSL_BIBLIOGRAPHY RNDx", "<text:p>old</text:p>"));
            return new MadeDocument("paper.odt", maker.make(), lines);
        }

        private String cited() {
            MadeCitation zotero = zotero();
            lines.add(zotero.line());
            String field = " ADDIN ZOTERO_ITEM CSL_CITATION " + zotero.code();
            return switch (random.nextInt(5)) {
                case 0 -> OpenTextMaker.fieldMark(field, escaped(zotero.result()));
                case 1 -> jabref();
                case 2 -> nativeMark();
                case 3 ->
                        OpenTextMaker.mark(field.substring(7) + " RND" + count, zotero.result())
                                .replace(
                                        "[" + count + "]",
                                        "[<text:span>" + count + "</text:span>]");
                default -> OpenTextMaker.mark(field.substring(7) + " RND" + count, zotero.result());
            };
        }

        private String jabref() {
            lines.removeLast();
            lines.add("JabRef key" + count + "; other:" + count);
            return OpenTextMaker.mark(
                    "JABREF_key%d CID_1, JABREF_other:%d CID_2 id%d".formatted(count, count, count),
                    "[x]");
        }

        private String nativeMark() {
            lines.removeLast();
            lines.add("LibreOffice Work " + count);
            return "<text:bibliography-mark text:bibliography-type=\"article\" text:identifier=\"k"
                    + count
                    + "\" text:author=\"Jones, A.\" text:title=\"Work "
                    + count
                    + "\" text:year=\"2019\">[x]</text:bibliography-mark>";
        }
    }
}
