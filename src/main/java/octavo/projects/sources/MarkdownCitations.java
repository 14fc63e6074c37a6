package octavo.projects.sources;

import octavo.projects.sources.SourceCitations.Collector;
import octavo.text.Span;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Keys that pandoc finds in a Markdown document: `[see @key, p. 3; -@{other}]`, in text, notes and
/// metadata, but not in code, comments, formulas and URLs.
final class MarkdownCitations {
    private static final String KEY_LETTER = "[\\p{L}\\p{N}_]";
    private static final Pattern KEY =
            Pattern.compile(
                    "@(?:\\{(?<braced>[^{}\\s]++)\\}|(?<bare>\\*|"
                            + KEY_LETTER
                            + "(?:"
                            + KEY_LETTER
                            + "|[:.#$%&\\-+?<>~/](?="
                            + KEY_LETTER
                            + "))*+))");
    private static final Pattern LABEL =
            Pattern.compile("\\{#(?<id>[^\\s{}]+)|(?m)^#\\|\\s*label:\\s*(?<chunk>\\S+)");
    private static final Pattern BIBLIOGRAPHY =
            Pattern.compile(
                    "(?m)^[ \\t]*bibliography:[ \\t]*(?<here>[^\\r\\n]*)"
                            + "(?<list>(?:\\R[ \\t]*-[^\\r\\n]*)*+)");

    /// Prefixes of Quarto's own cross-references, which look like citations.
    private static final Pattern NUMBERED =
            Pattern.compile(
                    "(?:fig|tbl|sec|eq|lst|thm|lem|cor|prp|cnj|def|exm|exr|sol|rem|alg|nte|tip"
                            + "|wrn|imp|cau)-.+");

    private static final int INDENTATION = 4;

    private final TextCursor cursor;
    private final Collector found = new Collector();

    /// The lengths of code delimiters that have no match in this paragraph.
    private final Set<Integer> unclosed = new HashSet<>();

    /// Whether the last unindented line starts a list item.
    private boolean isInList;

    /// Whether the previous line was blank.
    private boolean isBehindBlank = true;

    private MarkdownCitations(String text) {
        this.cursor = new TextCursor(text);
    }

    static SourceCitations read(String text) {
        return new MarkdownCitations(text).read();
    }

    private SourceCitations read() {
        if (cursor.isAt("---")) {
            readMetadata();
        }
        while (!cursor.isAtEnd()) {
            if (!skippedBlock()) {
                readLine();
            }
        }
        addLabels();
        return found.collected();
    }

    /// Reads the bibliographies in the metadata. Its citations are read like the text's.
    private void readMetadata() {
        String text = cursor.text();
        int end = text.indexOf("\n---", 3);
        int dots = text.indexOf("\n...", 3);
        end = end < 0 || dots >= 0 && dots < end ? dots : end;
        if (end < 0) {
            return;
        }
        bibliographies(text.substring(0, end)).forEach(found.bibliographies::add);
        found.isDocument = !found.bibliographies.isEmpty();
        int from = cursor.at();
        while (cursor.at() < end) {
            readLine();
        }
        if (cursor.at() > from) {
            cursor.moveTo(end + 1);
            cursor.takeLine();
        }
    }

    /// The bibliographies in YAML.
    static Set<String> bibliographies(String yaml) {
        Set<String> names = new LinkedHashSet<>();
        Matcher property = BIBLIOGRAPHY.matcher(yaml);
        while (property.find()) {
            String all = property.group("here") + ',' + property.group("list");
            for (String name : all.split("[,\\r\\n\\[\\]]", -1)) {
                String bare =
                        name.strip().replaceFirst("^-\\s*", "").replaceAll("^['\"]|['\"]$", "");
                if (!bare.isEmpty() && !bare.startsWith("#")) {
                    names.add(bare);
                }
            }
        }
        return names;
    }

    private void addLabels() {
        Matcher label = LABEL.matcher(cursor.text());
        while (label.find()) {
            String id = label.group("id");
            found.labels.add(id == null ? label.group("chunk") : id);
        }
        found.keys.stream()
                .map(CitedKey::key)
                .filter(key -> NUMBERED.matcher(key).matches())
                .forEach(found.labels::add);
    }

    /// Skips a code block that starts on this line.
    private boolean skippedBlock() {
        int start = cursor.at();
        String indentation = cursor.takeWhile(c -> c == ' ' || c == '\t');
        boolean isCode =
                isBehindBlank
                        && !isInList
                        && (indentation.length() >= INDENTATION || indentation.contains("\t"))
                        && !cursor.isAtEnd();
        char fence = cursor.here();
        if (isCode && fence != '\n' && fence != '\r') {
            endLine(true);
            return true;
        }
        String marks = fence == '`' || fence == '~' ? cursor.takeWhile(c -> c == fence) : "";
        String rest = cursor.takeLine();
        if (marks.length() < 3 || fence == '`' && rest.indexOf('`') >= 0) {
            cursor.moveTo(start);
            return false;
        }
        endLine(false);
        while (!cursor.isAtEnd()) {
            String line = cursor.takeLine().strip();
            endLine(false);
            if (line.length() >= marks.length() && line.chars().allMatch(c -> c == fence)) {
                break;
            }
        }
        return true;
    }

    private void endLine(boolean blank) {
        cursor.takeLine();
        if (!cursor.take("\r\n")) {
            cursor.skip(1);
        }
        isBehindBlank = blank;
    }

    private void readLine() {
        int start = cursor.at();
        while (!cursor.isAtEnd() && cursor.here() != '\n') {
            readInline();
        }
        String line = cursor.text().substring(start, Math.max(start, cursor.at())).strip();
        boolean indented =
                cursor.text().startsWith(" ", start) || cursor.text().startsWith("\t", start);
        if (line.isEmpty()) {
            unclosed.clear();
        } else if (!indented) {
            isInList = line.matches("(?s)(?:[-*+]|\\(?[\\w#@]{1,6}[.)]).*");
        }
        endLine(line.isEmpty());
    }

    private void readInline() {
        switch (cursor.here()) {
            case '\\' -> cursor.skip(2);
            case '`' -> skipCode();
            case '<' -> skipMarkup();
            case '$' -> skipFormula();
            case ']' -> skipTarget();
            case '{' -> skipAttributes();
            case '@' -> readKey();
            default -> cursor.skip(1);
        }
    }

    private void readKey() {
        char before = cursor.ahead(-1);
        Matcher key = KEY.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
        if (Character.isLetterOrDigit(before) || !key.lookingAt()) {
            cursor.skip(1);
            return;
        }
        String group = key.group("braced") == null ? "bare" : "braced";
        found.keys.add(new CitedKey(key.group(group), new Span(key.start(group), key.end(group))));
        cursor.moveTo(key.end());
    }

    /// Code ends with as many backticks as it starts with, in the same paragraph.
    private void skipCode() {
        String marks = cursor.takeWhile(c -> c == '`');
        int start = cursor.at();
        while (!unclosed.contains(marks.length()) && !cursor.isAtEnd()) {
            cursor.takeWhile(c -> c != '`' && c != '\n');
            if (cursor.take("\n")) {
                cursor.takeWhile(c -> c != '\n' && Character.isWhitespace(c));
                if (cursor.here() == '\n') {
                    break;
                }
            } else if (cursor.takeWhile(c -> c == '`').length() == marks.length()) {
                return;
            }
        }
        unclosed.add(marks.length());
        cursor.moveTo(start);
    }

    /// Comments, tags and URLs in angle brackets.
    private void skipMarkup() {
        if (cursor.isAt("<!--")) {
            cursor.skipBehind("-->");
            return;
        }
        int start = cursor.at();
        cursor.skip(1);
        boolean isMarkup = Character.isLetter(cursor.here()) || cursor.here() == '/';
        if (isMarkup) {
            cursor.takeWhile(c -> c != '>' && c != '\n' && c != '<');
        }
        if (!isMarkup || cursor.here() != '>') {
            cursor.moveTo(start + 1);
        }
    }

    /// A formula's delimiters touch its content on the inside.
    private void skipFormula() {
        if (cursor.take("$$")) {
            int start = cursor.at();
            cursor.skipBehind("$$");
            if (cursor.isAtEnd() && !cursor.text().endsWith("$$")) {
                cursor.moveTo(start);
            }
            return;
        }
        int start = cursor.at();
        cursor.skip(1);
        if (Character.isWhitespace(cursor.here())) {
            return;
        }
        while (cursor.here() != '$' && cursor.here() != '\n' && !cursor.isAtEnd()) {
            cursor.skip(cursor.here() == '\\' ? 2 : 1);
        }
        boolean closes =
                cursor.here() == '$'
                        && !Character.isWhitespace(cursor.ahead(-1))
                        && !Character.isDigit(cursor.ahead(1));
        cursor.moveTo(closes ? cursor.at() + 1 : start + 1);
    }

    /// The target of a link.
    private void skipTarget() {
        cursor.skip(1);
        int start = cursor.at();
        if (!cursor.take("(")) {
            return;
        }
        int depth = 1;
        while (depth > 0 && cursor.here() != '\n' && !cursor.isAtEnd()) {
            char c = cursor.here();
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            cursor.skip(c == '\\' ? 2 : 1);
        }
        if (depth > 0) {
            cursor.moveTo(start);
        }
    }

    private void skipAttributes() {
        int start = cursor.at();
        cursor.skip(1);
        boolean isAttribute = ".#=".indexOf(cursor.here()) >= 0;
        if (isAttribute) {
            cursor.takeWhile(c -> c != '}' && c != '\n');
        }
        if (cursor.here() != '}') {
            cursor.moveTo(start + 1);
        }
    }
}
