package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.csl.style.StyleReader;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// The citation of one book by a style that prints its authors only.
final class NamesCitation {
    /// The id of the book.
    static final String ID = "i";

    private NamesCitation() {}

    /// @param names the authors' family names between slashes; `others` for those left out
    /// @param options attributes of `<name>`
    static String of(String names, String options, KeptNames kept) {
        Style style =
                StyleReader.parse(
                                """
                                <style class="in-text" version="1.0">
                                  <citation><layout>
                                    <names variable="author"><name form="short" %s/></names>
                                  </layout></citation>
                                </style>
                                """
                                        .formatted(options))
                        .value()
                        .orElseThrow();
        List<CslName> authors =
                Arrays.stream(names.split("/"))
                        .map(n -> n.equals("others") ? CslName.OTHERS : CslName.of(n, "X"))
                        .toList();
        CslItem item = new CslItem(ID, "book", Map.of(), Map.of("author", authors), Map.of());
        return new CitationProcessor(style, CslLocale.of(style, "en-US"), List.of(item), kept)
                .citation(List.of(Cite.of(ID)))
                .plainText();
    }
}
