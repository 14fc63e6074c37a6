package octavo.gui.pictures;

import octavo.gui.controls.MessageTexts;
import octavo.gui.pictures.PictureContent.CoauthorsContent;
import octavo.gui.pictures.PictureContent.NetworkContent;
import octavo.gui.pictures.PictureContent.YearsContent;

/// Says in a line what a picture shows, and what it has left out.
final class PictureStatus {
    private static final MessageTexts MESSAGES = MessageTexts.of(PictureStatus.class);

    private PictureStatus() {}

    /// @param entryCount how many entries it is about
    static String describe(PictureContent content, int entryCount) {
        return switch (content) {
            case YearsContent _ -> MESSAGES.text("status.years", entryCount);
            case CoauthorsContent(var graph, _) ->
                    MESSAGES.text(
                            "status.coauthors",
                            graph.authors().size(),
                            entryCount,
                            graph.drawnCount() < graph.authors().size() ? graph.drawnCount() : 0);
            case NetworkContent(var network, _) ->
                    network.works().isEmpty() && !network.failures().isEmpty()
                            ? MESSAGES.text("references.unanswered")
                            : MESSAGES.text(
                                            "status.references",
                                            network.works().size(),
                                            network.citations().size())
                                    + MESSAGES.text(
                                            "status.references.gaps",
                                            network.listlessCount(),
                                            network.omittedCount());
        };
    }
}
