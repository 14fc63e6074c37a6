package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.SourceCitations.CitationCollector;
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

    private final TextCursor textCursor;
    private final CitationCollector citationCollector = new CitationCollector();

    /// The lengths of code delimiters that have no match in this paragraph.
    private final Set<Integer> unclosedLengths = new HashSet<>();

    /// Whether the last unindented line starts a list item.
    private boolean isInList;

    /// Whether the previous line was blank.
    private boolean followsBlankLine = true;

    private MarkdownCitations(String text) {
        this.textCursor = new TextCursor(text);
    }

    static SourceCitations readCitations(String text) {
        return new MarkdownCitations(text).readCitations();
    }

    private SourceCitations readCitations() {
        if (textCursor.isAt("---")) {
            readMetadata();
        }
        while (!textCursor.isAtEnd()) {
            if (!skipBlock()) {
                readLine();
            }
        }
        addLabels();
        return citationCollector.toCitations();
    }

    /// Reads the bibliographies in the metadata. Its citations are read like the text's.
    private void readMetadata() {
        String text = textCursor.text();
        int endOffset = text.indexOf("\n---", 3);
        int dotsOffset = text.indexOf("\n...", 3);
        endOffset =
                endOffset < 0 || dotsOffset >= 0 && dotsOffset < endOffset ? dotsOffset : endOffset;
        if (endOffset < 0) {
            return;
        }
        bibliographiesIn(text.substring(0, endOffset))
                .forEach(citationCollector.bibliographies::add);
        citationCollector.isDocument = !citationCollector.bibliographies.isEmpty();
        int startOffset = textCursor.at();
        while (textCursor.at() < endOffset) {
            readLine();
        }
        if (textCursor.at() > startOffset) {
            textCursor.moveTo(endOffset + 1);
            textCursor.takeLine();
        }
    }

    /// The bibliographies in YAML.
    static Set<String> bibliographiesIn(String yaml) {
        Set<String> names = new LinkedHashSet<>();
        Matcher propertyMatcher = BIBLIOGRAPHY.matcher(yaml);
        while (propertyMatcher.find()) {
            String namesText = propertyMatcher.group("here") + ',' + propertyMatcher.group("list");
            for (String name : namesText.split("[,\\r\\n\\[\\]]", -1)) {
                String bareName =
                        name.strip().replaceFirst("^-\\s*", "").replaceAll("^['\"]|['\"]$", "");
                if (!bareName.isEmpty() && !bareName.startsWith("#")) {
                    names.add(bareName);
                }
            }
        }
        return names;
    }

    private void addLabels() {
        Matcher labelMatcher = LABEL.matcher(textCursor.text());
        while (labelMatcher.find()) {
            String labelId = labelMatcher.group("id");
            citationCollector.labels.add(labelId == null ? labelMatcher.group("chunk") : labelId);
        }
        citationCollector.keys.stream()
                .map(CitedKey::key)
                .filter(keyMatcher -> NUMBERED.matcher(keyMatcher).matches())
                .forEach(citationCollector.labels::add);
    }

    /// Skips a code block that starts on this line.
    private boolean skipBlock() {
        int startOffset = textCursor.at();
        String indentation = textCursor.takeWhile(c -> c == ' ' || c == '\t');
        boolean isCode =
                followsBlankLine
                        && !isInList
                        && (indentation.length() >= INDENTATION || indentation.contains("\t"))
                        && !textCursor.isAtEnd();
        char fenceCharacter = textCursor.here();
        if (isCode && fenceCharacter != '\n' && fenceCharacter != '\r') {
            endLine(true);
            return true;
        }
        String fenceMarks =
                fenceCharacter == '`' || fenceCharacter == '~'
                        ? textCursor.takeWhile(c -> c == fenceCharacter)
                        : "";
        String restOfLine = textCursor.takeLine();
        if (fenceMarks.length() < 3 || fenceCharacter == '`' && restOfLine.indexOf('`') >= 0) {
            textCursor.moveTo(startOffset);
            return false;
        }
        endLine(false);
        while (!textCursor.isAtEnd()) {
            String line = textCursor.takeLine().strip();
            endLine(false);
            if (line.length() >= fenceMarks.length()
                    && line.chars().allMatch(c -> c == fenceCharacter)) {
                break;
            }
        }
        return true;
    }

    private void endLine(boolean isBlank) {
        textCursor.takeLine();
        if (!textCursor.take("\r\n")) {
            textCursor.skip(1);
        }
        followsBlankLine = isBlank;
    }

    private void readLine() {
        int startOffset = textCursor.at();
        while (!textCursor.isAtEnd() && textCursor.here() != '\n') {
            readInline();
        }
        String line =
                textCursor
                        .text()
                        .substring(startOffset, Math.max(startOffset, textCursor.at()))
                        .strip();
        boolean isIndented =
                textCursor.text().startsWith(" ", startOffset)
                        || textCursor.text().startsWith("\t", startOffset);
        if (line.isEmpty()) {
            unclosedLengths.clear();
        } else if (!isIndented) {
            isInList = line.matches("(?s)(?:[-*+]|\\(?[\\w#@]{1,6}[.)]).*");
        }
        endLine(line.isEmpty());
    }

    private void readInline() {
        switch (textCursor.here()) {
            case '\\' -> textCursor.skip(2);
            case '`' -> skipCode();
            case '<' -> skipMarkup();
            case '$' -> skipFormula();
            case ']' -> skipTarget();
            case '{' -> skipAttributes();
            case '@' -> readKey();
            default -> textCursor.skip(1);
        }
    }

    private void readKey() {
        char previousCharacter = textCursor.ahead(-1);
        Matcher keyMatcher =
                KEY.matcher(textCursor.text()).region(textCursor.at(), textCursor.text().length());
        if (Character.isLetterOrDigit(previousCharacter) || !keyMatcher.lookingAt()) {
            textCursor.skip(1);
            return;
        }
        String groupName = keyMatcher.group("braced") == null ? "bare" : "braced";
        citationCollector.keys.add(
                new CitedKey(
                        keyMatcher.group(groupName),
                        new Span(keyMatcher.start(groupName), keyMatcher.end(groupName))));
        textCursor.moveTo(keyMatcher.end());
    }

    /// Code ends with as many backticks as it starts with, in the same paragraph.
    private void skipCode() {
        String codeMarks = textCursor.takeWhile(c -> c == '`');
        int startOffset = textCursor.at();
        while (!unclosedLengths.contains(codeMarks.length()) && !textCursor.isAtEnd()) {
            textCursor.takeWhile(c -> c != '`' && c != '\n');
            if (textCursor.take("\n")) {
                textCursor.takeWhile(c -> c != '\n' && Character.isWhitespace(c));
                if (textCursor.here() == '\n') {
                    break;
                }
            } else if (textCursor.takeWhile(c -> c == '`').length() == codeMarks.length()) {
                return;
            }
        }
        unclosedLengths.add(codeMarks.length());
        textCursor.moveTo(startOffset);
    }

    /// Comments, tags and URLs in angle brackets.
    private void skipMarkup() {
        if (textCursor.isAt("<!--")) {
            textCursor.skipBehind("-->");
            return;
        }
        int startOffset = textCursor.at();
        textCursor.skip(1);
        boolean isMarkup = Character.isLetter(textCursor.here()) || textCursor.here() == '/';
        if (isMarkup) {
            textCursor.takeWhile(c -> c != '>' && c != '\n' && c != '<');
        }
        if (!isMarkup || textCursor.here() != '>') {
            textCursor.moveTo(startOffset + 1);
        }
    }

    /// A formula's delimiters touch its content on the inside.
    private void skipFormula() {
        if (textCursor.take("$$")) {
            int startOffset = textCursor.at();
            textCursor.skipBehind("$$");
            if (textCursor.isAtEnd() && !textCursor.text().endsWith("$$")) {
                textCursor.moveTo(startOffset);
            }
            return;
        }
        int startOffset = textCursor.at();
        textCursor.skip(1);
        if (Character.isWhitespace(textCursor.here())) {
            return;
        }
        while (textCursor.here() != '$' && textCursor.here() != '\n' && !textCursor.isAtEnd()) {
            textCursor.skip(textCursor.here() == '\\' ? 2 : 1);
        }
        boolean isClosed =
                textCursor.here() == '$'
                        && !Character.isWhitespace(textCursor.ahead(-1))
                        && !Character.isDigit(textCursor.ahead(1));
        textCursor.moveTo(isClosed ? textCursor.at() + 1 : startOffset + 1);
    }

    /// The target of a link.
    private void skipTarget() {
        textCursor.skip(1);
        int startOffset = textCursor.at();
        if (!textCursor.take("(")) {
            return;
        }
        int nestingDepth = 1;
        while (nestingDepth > 0 && textCursor.here() != '\n' && !textCursor.isAtEnd()) {
            char c = textCursor.here();
            nestingDepth += c == '(' ? 1 : c == ')' ? -1 : 0;
            textCursor.skip(c == '\\' ? 2 : 1);
        }
        if (nestingDepth > 0) {
            textCursor.moveTo(startOffset);
        }
    }

    private void skipAttributes() {
        int startOffset = textCursor.at();
        textCursor.skip(1);
        boolean isAttribute = ".#=".indexOf(textCursor.here()) >= 0;
        if (isAttribute) {
            textCursor.takeWhile(c -> c != '}' && c != '\n');
        }
        if (textCursor.here() != '}') {
            textCursor.moveTo(startOffset + 1);
        }
    }
}
