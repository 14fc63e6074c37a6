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
    static String of(String source) {
        return BibValue.parse(source).parts().stream()
                .map(part ->
                        switch (part) {
                            case BibValue.Braced(var text) -> "." + text;
                            case BibValue.Quoted(var text) -> "." + text;
                            case BibValue.Bare(var text) -> "." + text;
                            case BibValue.Macro macro -> "#" + macro.folded();
                        })
                .map(text -> text.replaceAll("\\s+", " ").strip())
                .collect(Collectors.joining(" "));
    }

    static String of(BibString string) {
        return string.name().toLowerCase(Locale.ROOT) + "=" + of(string.value().source());
    }

    /// The content of an entry: type, key and fields.
    static List<String> of(BibEntry entry) {
        Stream<String> head = Stream.of(entry.type().toLowerCase(Locale.ROOT), entry.key());
        Stream<String> fields =
                entry.fields().stream()
                        .map(it -> it.name().toLowerCase(Locale.ROOT) + "=" + of(it.source()))
                        .sorted();
        return Stream.concat(head, fields).toList();
    }

    /// A charset that round-trips the bytes: UTF-8 if they are valid.
    static Charset charset(UnitVersions<ByteSlice> versions) {
        boolean utf8 =
                Stream.of(versions.base(), versions.ours(), versions.theirs())
                        .flatMap(Optional::stream)
                        .allMatch(ByteSlice::isUtf8);
        return utf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }
}
