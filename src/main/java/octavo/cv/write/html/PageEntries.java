package octavo.cv.write.html;

import octavo.cv.list.ListedWork;
import octavo.library.PerWorkCache;
import octavo.library.Work;

import java.util.List;
import java.util.stream.Collectors;

/// What pages say of an entry whatever the list, made once for all of them.
public final class PageEntries {
    private final PerWorkCache<String, String> coinsByWork = new PerWorkCache<>();
    private final PerWorkCache<String, String> jsonLdByWork = new PerWorkCache<>();
    private final PerWorkCache<String, String> bibtexByWork = new PerWorkCache<>();

    /// The title of an element with class `Z3988`, which describes an entry as OpenURL.
    String coinsOf(ListedWork listedWork) {
        return coinsByWork.getOrMake(
                listedWork.work(), "", () -> PageMetadata.openUrlTitle(listedWork));
    }

    /// Publications as JSON-LD.
    String jsonLdOf(List<ListedWork> listedWorks) {
        return listedWorks.stream()
                .map(listedWork ->
                        jsonLdByWork.getOrMake(listedWork.work(), "", () -> JsonLd.of(listedWork)))
                .collect(Collectors.joining(",", JsonLd.GRAPH_START, JsonLd.GRAPH_END));
    }

    /// The entry as shown on the page.
    String bibtexOf(Work work) {
        return bibtexByWork.getOrMake(work, "", () -> PageMarkup.escapeText(EntryText.of(work)));
    }
}
