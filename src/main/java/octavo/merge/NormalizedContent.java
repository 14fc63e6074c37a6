package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.ByteSlice;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The content of elements, independent of layout, delimiters and line breaks.
final class NormalizedContent {
    private NormalizedContent() {}

    /// The content of a value's source.
    static String of(String valueSource) {
        return BibValue.parse(valueSource).parts().stream()
                .map(part ->
                        switch (part) {
                            case BibValue.BracedPart(var partText) -> "." + partText;
                            case BibValue.QuotedPart(var partText) -> "." + partText;
                            case BibValue.BarePart(var partText) -> "." + partText;
                            case BibValue.MacroPart macro -> "#" + macro.foldedName();
                        })
                .map(partText -> partText.replaceAll("\\s+", " ").strip())
                .collect(Collectors.joining(" "));
    }

    static String of(BibString string) {
        return string.name().toLowerCase(Locale.ROOT) + "=" + of(string.value().source());
    }

    /// The content of an entry: type, key and fields.
    static List<String> of(BibEntry entry) {
        Stream<String> headContent = Stream.of(entry.type().toLowerCase(Locale.ROOT), entry.key());
        Stream<String> fieldContents =
                entry.fields().stream()
                        .map(field ->
                                field.name().toLowerCase(Locale.ROOT)
                                        + "="
                                        + of(field.valueSource()))
                        .sorted();
        return Stream.concat(headContent, fieldContents).toList();
    }

    /// A charset that round-trips the bytes: UTF-8 if they are valid.
    static Charset commonCharset(UnitVersions<ByteSlice> versions) {
        boolean isUtf8 =
                Stream.of(versions.base(), versions.ours(), versions.theirs())
                        .flatMap(Optional::stream)
                        .allMatch(ByteSlice::isUtf8);
        return isUtf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }
}
