package octavo.gui.pictures;

import octavo.bibliometrics.CoauthorGraph;
import octavo.bibliometrics.PapersByYear;
import octavo.bibliometrics.PointLayout;
import octavo.discovery.ReferenceNetwork;

/// What a picture is drawn from.
sealed interface PictureContent {
    /// How many parts it has; if none, there is nothing to draw.
    int size();

    record YearsContent(PapersByYear papersByYear) implements PictureContent {
        @Override
        public int size() {
            return papersByYear.rows().size();
        }
    }

    record CoauthorsContent(CoauthorGraph graph, PointLayout layout) implements PictureContent {
        @Override
        public int size() {
            return graph.authors().size();
        }
    }

    record NetworkContent(ReferenceNetwork network, PointLayout layout) implements PictureContent {
        @Override
        public int size() {
            return network.works().size();
        }
    }
}
