package octavo.merge;

import octavo.bib.BibValue;
import octavo.bib.ByteSlice;
import octavo.fields.FieldCatalogue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Merges a value that both sides changed, if their changes are compatible.
final class ValueMerge {
    /// A timestamp whose text sorts chronologically.
    private static final Pattern TIME = Pattern.compile("\\W*\\d{4}-?\\d\\d-?\\d\\d\\b.*");

    private ValueMerge() {}

    /// The merged value; empty if both sides changed the same thing.
    static Optional<ByteSlice> merged(String field, UnitVersions<ByteSlice> sources) {
        Charset charset = NormalizedContent.charset(sources);
        UnitVersions<String> texts = sources.map(it -> new String(it.bytes(), charset));
        UnitVersions<String> said = texts.map(NormalizedContent::of);
        if (said.isSettled()) {
            boolean unchanged = said.ours().equals(said.base());
            return unchanged && !said.ours().equals(said.theirs())
                    ? sources.theirs()
                    : sources.ours();
        }
        Optional<String> merged =
                FieldKinds.isTimeOfChange(field) ? later(texts) : delimited(field, texts, charset);
        return merged.map(it -> ByteSlice.of(it.getBytes(charset)));
    }

    private static Optional<String> later(UnitVersions<String> texts) {
        String ours = texts.ours().orElseThrow();
        String theirs = texts.theirs().orElseThrow();
        String shape = ours.replaceAll("\\d", "0");
        return TIME.matcher(ours).matches() && shape.equals(theirs.replaceAll("\\d", "0"))
                ? Optional.of(ours.compareTo(theirs) < 0 ? theirs : ours)
                : Optional.empty();
    }

    /// Merges the text between delimiters, keeping our delimiters.
    private static Optional<String> delimited(
            String field, UnitVersions<String> sources, Charset charset) {
        UnitVersions<Optional<String>> inner = sources.map(ValueMerge::inner);
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
        if (FieldCatalogue.isNames(field)) {
            return text.ofNames();
        }
        String separators = FieldCatalogue.kind(field).separators();
        return separators.isEmpty() ? text.ofLines() : text.ofSet(separators);
    }

    /// The text of a value that is a single delimited text.
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
