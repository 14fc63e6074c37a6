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
    public String written(Runs value) {
        Optional<LinkAddress> address = LinkAddress.of(value.text());
        return switch (this) {
            case HTML -> HtmlWriter.of(address.map(it -> Runs.of(it.text())).orElse(value));
            case LATEX -> address.map(LatexRunsWriter::target).orElse(LatexRunsWriter.of(value));
            case MARKDOWN -> address.map(MarkdownWriter::target).orElse(MarkdownWriter.of(value));
            case TYPST -> address.map(LinkAddress::text).orElse(TypstWriter.of(value));
        };
    }

    public static Optional<RawFormat> of(String id) {
        return Arrays.stream(values()).filter(format -> format.id().equals(id)).findFirst();
    }
}
