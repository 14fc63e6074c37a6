package octavo.cv.write.page;

import octavo.cv.list.ListedWork;
import octavo.library.PerWork;
import octavo.library.Work;

import java.util.List;
import java.util.stream.Collectors;

/// What pages say of an entry whatever the list, made once for all of them.
public final class PageEntries {
    private final PerWork<String, String> coins = new PerWork<>();
    private final PerWork<String, String> jsonLd = new PerWork<>();
    private final PerWork<String, String> bibtex = new PerWork<>();

    /// The title of an element with class `Z3988`, which describes an entry as OpenURL.
    String coins(ListedWork publication) {
        return coins.of(publication.work(), "", () -> PageMetadata.coins(publication));
    }

    /// Publications as JSON-LD.
    String jsonLd(List<ListedWork> publications) {
        return publications.stream()
                .map(each -> jsonLd.of(each.work(), "", () -> JsonLd.of(each)))
                .collect(Collectors.joining(",", JsonLd.START, JsonLd.END));
    }

    /// The entry as shown on the page.
    String bibtex(Work work) {
        return bibtex.of(work, "", () -> PageMarkup.escaped(EntryText.of(work)));
    }
}
