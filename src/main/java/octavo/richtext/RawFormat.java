package octavo.richtext;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A markup language that a text may be written in as it is.
public enum RawFormat {
    HTML,
    LATEX,
    MARKDOWN,
    TYPST;

    /// Its name in profiles, such as `latex`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// A value among markup: formatted text, or an address as links take it.
    public String writeValue(Runs value) {
        Optional<LinkAddress> linkAddress = LinkAddress.of(value.plainText());
        return switch (this) {
            case HTML ->
                    HtmlWriter.of(
                            linkAddress.map(linkTarget -> Runs.of(linkTarget.url())).orElse(value));
            case LATEX ->
                    linkAddress.map(LatexRunsWriter::hrefTarget).orElse(LatexRunsWriter.of(value));
            case MARKDOWN ->
                    linkAddress
                            .map(MarkdownWriter::linkDestination)
                            .orElse(MarkdownWriter.of(value));
            case TYPST -> linkAddress.map(LinkAddress::url).orElse(TypstWriter.of(value));
        };
    }

    public static Optional<RawFormat> of(String id) {
        return Arrays.stream(values()).filter(format -> format.id().equals(id)).findFirst();
    }
}
