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

/// What things say, however they are laid out, delimited and broken into lines.
final class NormalizedContent {
    private NormalizedContent() {}

    /// What the source of a value says.
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

    /// What an entry says: type, key and fields.
    static List<String> of(BibEntry entry) {
        Stream<String> head = Stream.of(entry.type().toLowerCase(Locale.ROOT), entry.key());
        Stream<String> fields =
                entry.fields().stream()
                        .map(it -> it.name().toLowerCase(Locale.ROOT) + "=" + of(it.source()))
                        .sorted();
        return Stream.concat(head, fields).toList();
    }

    /// An encoding that gives back any of some bytes: UTF-8 where they are that.
    static Charset charset(UnitVersions<ByteSlice> versions) {
        boolean utf8 =
                Stream.of(versions.base(), versions.ours(), versions.theirs())
                        .flatMap(Optional::stream)
                        .allMatch(ByteSlice::isUtf8);
        return utf8 ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    }
}
