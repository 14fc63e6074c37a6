package octavo.gui.pagecontract;

import javafx.scene.control.Button;
import javafx.scene.layout.Region;

import octavo.discovery.FollowOffer;
import octavo.discovery.FollowedSource;
import octavo.discovery.FollowedSources;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.sidecar.Sidecar;

import java.util.List;

/// A button by which somebody is followed, or no longer.
public final class FollowButton {
    private static final MessageTexts MESSAGES = MessageTexts.of(FollowButton.class);

    private FollowButton() {}

    /// It says, while it is shown, which of the two it would do.
    public static Button of(String id, OpenLibrary openLibrary, FollowOffer offer) {
        Button button = new Button(describe(openLibrary.sidecarSession().content(), offer));
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> openLibrary.libraryWays().follow().accept(offer));
        LazyTooltip.on(button, MESSAGES.text("follow.help"));
        openLibrary
                .sidecarSession()
                .contentProperty()
                .when(button.sceneProperty().map(_ -> true).orElse(false))
                .subscribe(content -> button.setText(describe(content, offer)));
        return button;
    }

    private static String describe(Sidecar content, FollowOffer offer) {
        List<FollowedSource> followedSources = FollowedSources.of(content);
        boolean isFollowed =
                offer.chooseSource(followedSources)
                        .filter(it -> it.isIn(followedSources))
                        .isPresent();
        return MESSAGES.text(
                isFollowed ? "follow.stop" : offer.sources().isEmpty() ? "follow.ask" : "follow");
    }
}
