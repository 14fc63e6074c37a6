package octavo.merge;

import octavo.bib.BibValue;
import octavo.bib.Slice;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Merges a value that both sides changed, where their changes do not contradict each other.
final class ValueMerge {
    private static final Set<String> NAMES =
            Set.of(
                    "author",
                    "editor",
                    "editora",
                    "editorb",
                    "editorc",
                    "translator",
                    "annotator",
                    "commentator",
                    "introduction",
                    "foreword",
                    "afterword",
                    "bookauthor",
                    "holder",
                    "shortauthor",
                    "shorteditor");

    private static final Set<String> KEYWORDS =
            Set.of("keywords", "keyword", "mendeley-tags", "groups", "file");

    private static final Set<String> KEYS = Set.of("ids", "xdata", "entryset", "related");

    /// When a program last changed the entry: it did so on both sides, which is no news.
    private static final Set<String> CHANGED =
            Set.of("timestamp", "date-modified", "modificationdate");

    /// A time that compares as its text does.
    private static final Pattern TIME = Pattern.compile("\\W*\\d{4}-?\\d\\d-?\\d\\d\\b.*");

    private ValueMerge() {}

    /// The merged value; nothing if both sides changed the same thing.
    static Optional<Slice> merged(String field, Versions<Slice> sources) {
        Charset charset = Sayings.charset(sources);
        Versions<String> texts = sources.map(it -> new String(it.bytes(), charset));
        Versions<String> said = texts.map(Sayings::of);
        if (said.isSettled()) {
            boolean unchanged = said.ours().equals(said.base());
            return unchanged && !said.ours().equals(said.theirs())
                    ? sources.theirs()
                    : sources.ours();
        }
        String name = field.toLowerCase(Locale.ROOT);
        Optional<String> merged =
                CHANGED.contains(name) ? later(texts) : delimited(name, texts, charset);
        return merged.map(it -> Slice.of(it.getBytes(charset)));
    }

    private static Optional<String> later(Versions<String> texts) {
        String ours = texts.ours().orElseThrow();
        String theirs = texts.theirs().orElseThrow();
        String shape = ours.replaceAll("\\d", "0");
        return TIME.matcher(ours).matches() && shape.equals(theirs.replaceAll("\\d", "0"))
                ? Optional.of(ours.compareTo(theirs) < 0 ? theirs : ours)
                : Optional.empty();
    }

    /// Merges what stands between delimiters, and puts it between ours.
    private static Optional<String> delimited(
            String field, Versions<String> sources, Charset charset) {
        Versions<Optional<String>> inner = sources.map(ValueMerge::inner);
        if (inner.base().filter(Optional::isEmpty).isPresent()
                || inner.ours().orElseThrow().isEmpty()
                || inner.theirs().orElseThrow().isEmpty()) {
            return Optional.empty();
        }
        var text = new TextMerge(charset, inner.map(Optional::orElseThrow));
        return inner(field, text)
                .filter(BibValue::isBalanced)
                .map(it -> between(sources.ours().orElseThrow().charAt(0), it));
    }

    private static Optional<String> inner(String field, TextMerge text) {
        if (NAMES.contains(field)) {
            return text.ofNames();
        }
        if (KEYWORDS.contains(field)) {
            return text.ofSet(";,");
        }
        return KEYS.contains(field) ? text.ofSet(",") : text.ofLines();
    }

    /// The text of a value that is one text between delimiters.
    private static Optional<String> inner(String source) {
        List<BibValue.Part> parts = BibValue.parse(source).parts();
        boolean one =
                parts.size() == 1
                        && source.length() >= 2
                        && (parts.getFirst() instanceof BibValue.Braced
                                || parts.getFirst() instanceof BibValue.Quoted);
        return one ? Optional.of(source.substring(1, source.length() - 1)) : Optional.empty();
    }

    private static String between(char delimiter, String text) {
        return delimiter == '"' && text.indexOf('"') < 0 ? '"' + text + '"' : '{' + text + '}';
    }
}
