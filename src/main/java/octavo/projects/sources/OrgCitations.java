package octavo.projects.sources;

import octavo.projects.sources.SourceCitations.Collector;
import octavo.text.Span;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Keys cited in an Org document: `[cite/t:see @key p. 3; @other]`, org-ref links, `cite:key,other`
/// and `[[citep:see &key;&other]]`, and LaTeX fragments.
final class OrgCitations {
    private static final Pattern BLOCK =
            Pattern.compile("(?i)#\\+begin_(src|example|comment|export)\\b([^\\r\\n]*)");
    private static final Pattern KEYWORD =
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

    private final TextCursor cursor;
    private final Collector found = new Collector();

    private OrgCitations(String text) {
        this.cursor = new TextCursor(text);
    }

    static SourceCitations read(String text) {
        return new OrgCitations(text).read();
    }

    private SourceCitations read() {
        while (!cursor.isAtEnd()) {
            if (cursor.isFirstOnLine() && skippedLine()) {
                continue;
            }
            char c = cursor.here();
            if (c == '=' || c == '~') {
                skipVerbatim(c);
            } else if (!tookCitation() && !tookLink()) {
                cursor.skip(1);
            }
        }
        return found.collected();
    }

    /// A comment, a keyword or a block that is not text.
    private boolean skippedLine() {
        Matcher block = lookingAt(BLOCK);
        if (block.lookingAt()) {
            cursor.moveTo(block.end());
            String end = "#+end_" + block.group(1).toLowerCase(Locale.ROOT);
            int from = cursor.at();
            int close = cursor.text().toLowerCase(Locale.ROOT).indexOf(end, from);
            if (block.group(1).equalsIgnoreCase("export") && isLatex(block.group(2))) {
                int until = close < 0 ? cursor.text().length() : close;
                addTex(from, cursor.text().substring(from, until));
            }
            cursor.moveTo(close < 0 ? cursor.text().length() : close + end.length());
            return true;
        }
        Matcher keyword = lookingAt(KEYWORD);
        if (keyword.lookingAt()) {
            read(keyword);
            cursor.moveTo(keyword.end());
            return true;
        }
        boolean isComment = cursor.isAt("# ") || cursor.isAt(": ");
        if (isComment) {
            cursor.takeLine();
        }
        return isComment;
    }

    private static boolean isLatex(String arguments) {
        return arguments.strip().toLowerCase(Locale.ROOT).startsWith("latex");
    }

    private void addTex(int at, String tex) {
        for (CitedKey key : TexCitations.read(tex).keys()) {
            found.keys.add(new CitedKey(key.key(), key.where().shiftedBy(at)));
        }
    }

    private void read(Matcher keyword) {
        String value = keyword.group(2).strip().replaceAll("^\"|\"$", "");
        switch (keyword.group(1).toLowerCase(Locale.ROOT)) {
            case "bibliography" -> addBibliographies(value);
            case "include" -> found.inclusions.add(value.replaceFirst("\".*|\\s:.*", ""));
            default -> {
                if (keyword.group(2).contains("@*")) {
                    int at = keyword.start(2) + keyword.group(2).indexOf("@*") + 1;
                    found.keys.add(new CitedKey(CitedKey.ALL, new Span(at, at + 1)));
                }
                addKeys(KEY, keyword.start(2), keyword.end(2));
            }
        }
    }

    private void addBibliographies(String names) {
        found.isDocument = true;
        Stream.of(names.split(",", -1))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .forEach(found.bibliographies::add);
    }

    private Matcher lookingAt(Pattern pattern) {
        return pattern.matcher(cursor.text()).region(cursor.at(), cursor.text().length());
    }

    /// Verbatim text starts and ends at a word boundary.
    private void skipVerbatim(char mark) {
        int start = cursor.at();
        char before = cursor.ahead(-1);
        cursor.skip(1);
        boolean opens =
                !Character.isLetterOrDigit(before) && !Character.isWhitespace(cursor.here());
        if (opens) {
            cursor.takeWhile(c -> c != mark && c != '\n');
        }
        boolean closes = cursor.here() == mark && !Character.isLetterOrDigit(cursor.ahead(1));
        cursor.moveTo(opens && closes ? cursor.at() + 1 : start + 1);
    }

    private boolean tookCitation() {
        Matcher citation = lookingAt(CITATION);
        if (cursor.here() != '[' || cursor.ahead(-1) == '[' || !citation.lookingAt()) {
            return false;
        }
        int close = cursor.text().indexOf(']', citation.end());
        int end = close < 0 ? cursor.text().length() : close;
        addKeys(KEY, citation.end(), end);
        cursor.moveTo(end);
        return true;
    }

    private void addKeys(Pattern pattern, int from, int to) {
        Matcher key = pattern.matcher(cursor.text()).region(from, to);
        while (key.find()) {
            found.keys.add(new CitedKey(key.group(1), new Span(key.start(1), key.end(1))));
        }
    }

    private boolean tookLink() {
        if (cursor.here() == '\\') {
            int start = cursor.at();
            String line = cursor.takeLine();
            addTex(start, line);
            return true;
        }
        Matcher link = lookingAt(LINK).useTransparentBounds(true);
        if (!Character.isLetter(cursor.here()) || !link.lookingAt()) {
            return false;
        }
        cursor.moveTo(link.end());
        String type = link.group("type");
        if (type.contains("bib") && !type.equals("bibentry")) {
            addBibliographies(cursor.takeWhile(c -> !Character.isWhitespace(c) && c != ']'));
            return true;
        }
        boolean bracketed = cursor.text().startsWith("[[", link.start() - 2);
        int end = cursor.text().indexOf(']', cursor.at());
        if (bracketed && end > 0 && cursor.text().substring(cursor.at(), end).contains("&")) {
            addKeys(MARKED_KEY, cursor.at(), end);
            cursor.moveTo(end);
        } else if (cursor.here() == '&') {
            int from = cursor.at();
            cursor.takeWhile(c -> !Character.isWhitespace(c) && c != ']');
            addKeys(MARKED_KEY, from, cursor.at());
        } else {
            addPlainKeys();
        }
        return true;
    }

    private void addPlainKeys() {
        Matcher keys = lookingAt(PLAIN_KEYS);
        if (keys.lookingAt()) {
            int at = keys.start();
            for (String key : keys.group().split(",", -1)) {
                found.keys.add(new CitedKey(key, new Span(at, at + key.length())));
                at += key.length() + 1;
            }
            cursor.moveTo(keys.end());
        }
    }
}
