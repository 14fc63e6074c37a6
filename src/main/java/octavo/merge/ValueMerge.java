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
    private static final Pattern TIMESTAMP = Pattern.compile("\\W*\\d{4}-?\\d\\d-?\\d\\d\\b.*");

    private ValueMerge() {}

    /// The merged value; empty if both sides changed the same thing.
    static Optional<ByteSlice> mergeValues(
            String fieldName, UnitVersions<ByteSlice> sourceVersions) {
        Charset charset = NormalizedContent.commonCharset(sourceVersions);
        UnitVersions<String> sourceTexts =
                sourceVersions.map(it -> new String(it.bytes(), charset));
        UnitVersions<String> contents = sourceTexts.map(NormalizedContent::of);
        if (contents.isSettled()) {
            boolean isOursUnchanged = contents.ours().equals(contents.base());
            return isOursUnchanged && !contents.ours().equals(contents.theirs())
                    ? sourceVersions.theirs()
                    : sourceVersions.ours();
        }
        Optional<String> mergedText =
                FieldKinds.holdsChangeTime(fieldName)
                        ? laterTimestamp(sourceTexts)
                        : mergeDelimited(fieldName, sourceTexts, charset);
        return mergedText.map(it -> ByteSlice.of(it.getBytes(charset)));
    }

    private static Optional<String> laterTimestamp(UnitVersions<String> sourceTexts) {
        String ourTime = sourceTexts.ours().orElseThrow();
        String theirTime = sourceTexts.theirs().orElseThrow();
        String digitShape = ourTime.replaceAll("\\d", "0");
        return TIMESTAMP.matcher(ourTime).matches()
                        && digitShape.equals(theirTime.replaceAll("\\d", "0"))
                ? Optional.of(ourTime.compareTo(theirTime) < 0 ? theirTime : ourTime)
                : Optional.empty();
    }

    /// Merges the text between delimiters, keeping our delimiters.
    private static Optional<String> mergeDelimited(
            String fieldName, UnitVersions<String> sourceVersions, Charset charset) {
        UnitVersions<Optional<String>> innerTexts = sourceVersions.map(ValueMerge::inner);
        if (innerTexts.base().filter(Optional::isEmpty).isPresent()
                || innerTexts.ours().orElseThrow().isEmpty()
                || innerTexts.theirs().orElseThrow().isEmpty()) {
            return Optional.empty();
        }
        var textMerge = new TextMerge(charset, innerTexts.map(Optional::orElseThrow));
        return inner(fieldName, textMerge)
                .filter(BibValue::isBalanced)
                .map(it -> inDelimiters(sourceVersions.ours().orElseThrow().charAt(0), it));
    }

    private static Optional<String> inner(String fieldName, TextMerge textMerge) {
        if (FieldCatalogue.holdsNames(fieldName)) {
            return textMerge.mergeNames();
        }
        String separators = FieldCatalogue.kindOf(fieldName).separatorCharacters();
        return separators.isEmpty() ? textMerge.mergeLines() : textMerge.mergeSet(separators);
    }

    /// The text of a value that is a single delimited text.
    private static Optional<String> inner(String source) {
        List<BibValue.ValuePart> parts = BibValue.parse(source).parts();
        boolean isDelimited =
                parts.size() == 1
                        && source.length() >= 2
                        && (parts.getFirst() instanceof BibValue.BracedPart
                                || parts.getFirst() instanceof BibValue.QuotedPart);
        return isDelimited
                ? Optional.of(source.substring(1, source.length() - 1))
                : Optional.empty();
    }

    private static String inDelimiters(char delimiter, String innerText) {
        return delimiter == '"' && innerText.indexOf('"') < 0
                ? '"' + innerText + '"'
                : '{' + innerText + '}';
    }
}
