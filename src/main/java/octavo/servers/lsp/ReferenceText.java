package octavo.servers.lsp;

import octavo.csl.Bibliography;
import octavo.cslreferences.ReferenceFormat;
import octavo.cslreferences.StyledReferences;
import octavo.library.Work;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.WebUrl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What people are shown of an entry: its reference in a CSL style with links, as Markdown.
final class ReferenceText {
    private final StyledReferences styledReferences = new StyledReferences();

    String toMarkdown(Work work, String style) {
        String referenceText =
                styledReferences
                        .bibliographyOf(List.of(work), style)
                        .map(ReferenceText::toMarkdown)
                        .filter(it -> !it.isBlank())
                        .orElseGet(() -> "`" + shortText(work).replace('`', '\'') + "`");
        List<String> parts = new ArrayList<>(List.of(referenceText.strip()));
        String links = String.join(" · ", linksOf(work));
        if (!links.isEmpty()) {
            parts.add(links);
        }
        return String.join("\n\n", parts);
    }

    private static String toMarkdown(Bibliography bibliography) {
        return ReferenceFormat.MARKDOWN.of(bibliography);
    }

    private static List<String> linksOf(Work work) {
        List<String> links = new ArrayList<>();
        work.doi().map(Doi::url).ifPresent(url -> links.add("[DOI](" + escapeUrl(url) + ")"));
        work.arXiv().map(ArxivId::url).ifPresent(url -> links.add("[arXiv](" + url + ")"));
        work.webUrl()
                .flatMap(ReferenceText::safeUrl)
                .ifPresent(url -> links.add("[Web](" + url + ")"));
        return links;
    }

    private static Optional<String> safeUrl(WebUrl url) {
        return url.browserUrl().map(ReferenceText::escapeUrl);
    }

    /// Without what would end a link in Markdown.
    private static String escapeUrl(String url) {
        return url.replace("(", "%28").replace(")", "%29").replace(" ", "%20");
    }

    /// Who, when and what, on a line.
    static String shortText(Work work) {
        List<String> parts = new ArrayList<>();
        String authorNames = work.authorFamilyNames();
        String year = work.shownYear();
        parts.add(
                authorNames.isEmpty() || year.isEmpty()
                        ? authorNames + year
                        : authorNames + " " + year);
        parts.add(work.title());
        parts.removeIf(String::isBlank);
        return String.join(": ", parts);
    }
}
