package octavo.gui.shell;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;

import java.util.Objects;
import java.util.Optional;

/// The About box.
public final class AboutView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(AboutView.class);

    /// @param onClose hides it
    public AboutView(Runnable onClose) {
        setId("about");
        getStyleClass().addAll("sheet", "about");
        Label titleLabel = new Label(MESSAGES.text("welcome.title"));
        titleLabel.getStyleClass().add("welcome-title");
        String version =
                Optional.ofNullable(AboutView.class.getPackage().getImplementationVersion())
                        .orElse(MESSAGES.text("about.unreleased"));
        Label versionLabel =
                new Label(
                        MESSAGES.text(
                                "about.text",
                                version,
                                Objects.toString(System.getProperty("java.version")),
                                Objects.toString(System.getProperty("javafx.version"))));
        SafeWrapping.wrap(versionLabel);
        Label licencesLabel = new Label(MESSAGES.text("about.licences"));
        licencesLabel.getStyleClass().add("muted");
        SafeWrapping.wrap(licencesLabel);
        getChildren()
                .setAll(
                        titleLabel,
                        versionLabel,
                        licencesLabel,
                        new CloseRow("about-close", onClose));
    }
}
