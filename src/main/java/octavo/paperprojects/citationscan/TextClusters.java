package octavo.paperprojects.citationscan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// All citations in a paragraph of a document in which somebody has typed them, in whichever form.
public final class TextClusters {
    private TextClusters() {}

    /// The citations in the order of the text, of which no two overlap.
    public static List<CitationCluster> readClusters(String paragraph) {
        List<CitationCluster> all = new ArrayList<>(TexClusters.readClusters(paragraph));
        all.addAll(MarkdownClusters.readClusters(paragraph));
        all.addAll(TemporaryClusters.readClusters(paragraph));
        all.sort(Comparator.comparingInt(cluster -> cluster.span().start()));
        List<CitationCluster> clusters = new ArrayList<>();
        int end = 0;
        for (CitationCluster cluster : all) {
            if (cluster.span().start() >= end) {
                clusters.add(cluster);
                end = cluster.span().end();
            }
        }
        return clusters;
    }
}
