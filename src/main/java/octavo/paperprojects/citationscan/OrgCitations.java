package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.SourceCitations.CitationCollector;
import octavo.text.Span;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Keys cited in an Org document: `[cite/t:see @key p. 3; @other]`, org-ref links, `cite:key,other`
/// and `[[citep:see &key;&other]]`, and LaTeX fragments.
final class OrgCitations {
    private static final Pattern BLOCK_BEGIN =
            Pattern.compile("(?i)#\\+begin_(src|example|comment|export)\\b([^\\r\\n]*)");
    private static final Pattern KEYWORD_LINE =
            Pattern.compile("(?i)#\\+(bibliography|nocite|include):[ \\t]*([^\\r\\n]*)");
    private static final Pattern CITATION = Pattern.compile("\\[cite(?:/[^\\s:\\]]*)?:");
    private static final Pattern KEY =
            Pattern.compile("@([^\\s;,@&\\[\\](){}\"'=<>]*[^\\s;,@&\\[\\](){}\"'=<>.:?!])");
    private static final Pattern LINK =
            Pattern.compile(
                    "(?<![\\p{L}\\p{N}@])(?<type>[A-Za-z]*[cC]ite[A-Za-z]*\\*?|bibentry"
                            + "|(?:no)?bibliography|addbibresource):(?=[^\\s:/])");
    private static final Pattern PLAIN_KEYS =
            Pattern.compile("[\\w\\-:.+/*]*[\\w*](?:,[\\w\\-:.+/]*\\w)*+");
    private static final Pattern MARKED_KEY = Pattern.compile("&([^\\s;,\\]\\[&]*[\\w])");

    private final TextCursor textCursor;
    private final CitationCollector citationCollector = new CitationCollector();

    private OrgCitations(String text) {
        this.textCursor = new TextCursor(text);
    }

    static SourceCitations read(String text) {
        return new OrgCitations(text).read();
    }

    private SourceCitations read() {
        while (!textCursor.isAtEnd()) {
            if (textCursor.isFirstOnLine() && skipLine()) {
                continue;
            }
            char character = textCursor.here();
            if (character == '=' || character == '~') {
                skipVerbatim(character);
            } else if (!readCitation() && !readLink()) {
                textCursor.skip(1);
            }
        }
        return citationCollector.toCitations();
    }

    /// A comment, a keyword or a block that is not text.
    private boolean skipLine() {
        Matcher blockMatcher = matcherHere(BLOCK_BEGIN);
        if (blockMatcher.lookingAt()) {
            textCursor.moveTo(blockMatcher.end());
            String blockEnd = "#+end_" + blockMatcher.group(1).toLowerCase(Locale.ROOT);
            int from = textCursor.at();
            int closeOffset = textCursor.text().toLowerCase(Locale.ROOT).indexOf(blockEnd, from);
            if (blockMatcher.group(1).equalsIgnoreCase("export")
                    && isLatex(blockMatcher.group(2))) {
                int endOffset = closeOffset < 0 ? textCursor.text().length() : closeOffset;
                addTex(from, textCursor.text().substring(from, endOffset));
            }
            textCursor.moveTo(
                    closeOffset < 0 ? textCursor.text().length() : closeOffset + blockEnd.length());
            return true;
        }
        Matcher keywordMatcher = matcherHere(KEYWORD_LINE);
        if (keywordMatcher.lookingAt()) {
            read(keywordMatcher);
            textCursor.moveTo(keywordMatcher.end());
            return true;
        }
        boolean isComment = textCursor.isAt("# ") || textCursor.isAt(": ");
        if (isComment) {
            textCursor.takeLine();
        }
        return isComment;
    }

    private static boolean isLatex(String arguments) {
        return arguments.strip().toLowerCase(Locale.ROOT).startsWith("latex");
    }

    private void addTex(int startOffset, String tex) {
        for (CitedKey key : TexCitations.read(tex).citedKeys()) {
            citationCollector.keys.add(
                    new CitedKey(key.key(), key.keySpan().shiftedBy(startOffset)));
        }
    }

    private void read(Matcher keywordMatcher) {
        String value = keywordMatcher.group(2).strip().replaceAll("^\"|\"$", "");
        switch (keywordMatcher.group(1).toLowerCase(Locale.ROOT)) {
            case "bibliography" -> addBibliographies(value);
            case "include" ->
                    citationCollector.inclusions.add(value.replaceFirst("\".*|\\s:.*", ""));
            default -> {
                if (keywordMatcher.group(2).contains("@*")) {
                    int keyOffset =
                            keywordMatcher.start(2) + keywordMatcher.group(2).indexOf("@*") + 1;
                    citationCollector.keys.add(
                            new CitedKey(CitedKey.ALL, new Span(keyOffset, keyOffset + 1)));
                }
                addKeys(KEY, keywordMatcher.start(2), keywordMatcher.end(2));
            }
        }
    }

    private void addBibliographies(String names) {
        citationCollector.isDocument = true;
        Stream.of(names.split(",", -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .forEach(citationCollector.bibliographies::add);
    }

    private Matcher matcherHere(Pattern pattern) {
        return pattern.matcher(textCursor.text())
                .region(textCursor.at(), textCursor.text().length());
    }

    /// Verbatim text starts and ends at a word boundary.
    private void skipVerbatim(char verbatimMark) {
        int start = textCursor.at();
        char previousCharacter = textCursor.ahead(-1);
        textCursor.skip(1);
        boolean isOpening =
                !Character.isLetterOrDigit(previousCharacter)
                        && !Character.isWhitespace(textCursor.here());
        if (isOpening) {
            textCursor.takeWhile(c -> c != verbatimMark && c != '\n');
        }
        boolean isClosing =
                textCursor.here() == verbatimMark
                        && !Character.isLetterOrDigit(textCursor.ahead(1));
        textCursor.moveTo(isOpening && isClosing ? textCursor.at() + 1 : start + 1);
    }

    private boolean readCitation() {
        Matcher citationMatcher = matcherHere(CITATION);
        if (textCursor.here() != '['
                || textCursor.ahead(-1) == '['
                || !citationMatcher.lookingAt()) {
            return false;
        }
        int closeOffset = textCursor.text().indexOf(']', citationMatcher.end());
        int endOffset = closeOffset < 0 ? textCursor.text().length() : closeOffset;
        addKeys(KEY, citationMatcher.end(), endOffset);
        textCursor.moveTo(endOffset);
        return true;
    }

    private void addKeys(Pattern pattern, int from, int endOffset) {
        Matcher keyMatcher = pattern.matcher(textCursor.text()).region(from, endOffset);
        while (keyMatcher.find()) {
            citationCollector.keys.add(
                    new CitedKey(
                            keyMatcher.group(1), new Span(keyMatcher.start(1), keyMatcher.end(1))));
        }
    }

    private boolean readLink() {
        if (textCursor.here() == '\\') {
            int start = textCursor.at();
            String line = textCursor.takeLine();
            addTex(start, line);
            return true;
        }
        Matcher linkMatcher = matcherHere(LINK).useTransparentBounds(true);
        if (!Character.isLetter(textCursor.here()) || !linkMatcher.lookingAt()) {
            return false;
        }
        textCursor.moveTo(linkMatcher.end());
        String linkType = linkMatcher.group("type");
        if (linkType.contains("bib") && !linkType.equals("bibentry")) {
            addBibliographies(textCursor.takeWhile(c -> !Character.isWhitespace(c) && c != ']'));
            return true;
        }
        boolean isBracketed = textCursor.text().startsWith("[[", linkMatcher.start() - 2);
        int endOffset = textCursor.text().indexOf(']', textCursor.at());
        if (isBracketed
                && endOffset > 0
                && textCursor.text().substring(textCursor.at(), endOffset).contains("&")) {
            addKeys(MARKED_KEY, textCursor.at(), endOffset);
            textCursor.moveTo(endOffset);
        } else if (textCursor.here() == '&') {
            int from = textCursor.at();
            textCursor.takeWhile(c -> !Character.isWhitespace(c) && c != ']');
            addKeys(MARKED_KEY, from, textCursor.at());
        } else {
            addPlainKeys();
        }
        return true;
    }

    private void addPlainKeys() {
        Matcher keysMatcher = matcherHere(PLAIN_KEYS);
        if (keysMatcher.lookingAt()) {
            int keyOffset = keysMatcher.start();
            for (String key : keysMatcher.group().split(",", -1)) {
                citationCollector.keys.add(
                        new CitedKey(key, new Span(keyOffset, keyOffset + key.length())));
                keyOffset += key.length() + 1;
            }
            textCursor.moveTo(keysMatcher.end());
        }
    }
}
