package octavo.servers.lsp;

import octavo.csl.Bibliography;
import octavo.library.Work;
import octavo.references.ReferenceFormat;
import octavo.references.StyledReferences;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.WebUrl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What people are shown of an entry: its reference in a CSL style with links, as Markdown.
final class ReferenceText {
    private final StyledReferences styles = new StyledReferences();

    String markdown(Work work, String style) {
        String reference =
                styles.bibliographyOf(List.of(work), style)
                        .map(ReferenceText::markdown)
                        .filter(it -> !it.isBlank())
                        .orElseGet(() -> "`" + inShort(work).replace('`', '\'') + "`");
        List<String> parts = new ArrayList<>(List.of(reference.strip()));
        String links = String.join(" · ", links(work));
        if (!links.isEmpty()) {
            parts.add(links);
        }
        return String.join("\n\n", parts);
    }

    private static String markdown(Bibliography bibliography) {
        return ReferenceFormat.MARKDOWN.of(bibliography);
    }

    private static List<String> links(Work work) {
        List<String> links = new ArrayList<>();
        work.doi().map(Doi::url).ifPresent(url -> links.add("[DOI](" + bare(url) + ")"));
        work.arXiv().map(ArxivId::url).ifPresent(url -> links.add("[arXiv](" + url + ")"));
        work.webUrl()
                .flatMap(ReferenceText::safe)
                .ifPresent(url -> links.add("[Web](" + url + ")"));
        return links;
    }

    private static Optional<String> safe(WebUrl url) {
        return url.browserUrl().map(ReferenceText::bare);
    }

    /// Without what would end a link in Markdown.
    private static String bare(String url) {
        return url.replace("(", "%28").replace(")", "%29").replace(" ", "%20");
    }

    /// Who, when and what, on a line.
    static String inShort(Work work) {
        List<String> parts = new ArrayList<>();
        String who = work.authorFamilyNames();
        String year = work.shownYear();
        parts.add(who.isEmpty() || year.isEmpty() ? who + year : who + " " + year);
        parts.add(work.title());
        parts.removeIf(String::isBlank);
        return String.join(": ", parts);
    }
}
