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

    /// @param close hides it
    public AboutView(Runnable close) {
        setId("about");
        getStyleClass().addAll("sheet", "about");
        Label title = new Label(MESSAGES.text("welcome.title"));
        title.getStyleClass().add("welcome-title");
        String version =
                Optional.ofNullable(AboutView.class.getPackage().getImplementationVersion())
                        .orElse(MESSAGES.text("about.unreleased"));
        Label text =
                new Label(
                        MESSAGES.text(
                                "about.text",
                                version,
                                Objects.toString(System.getProperty("java.version")),
                                Objects.toString(System.getProperty("javafx.version"))));
        SafeWrapping.wrap(text);
        Label others = new Label(MESSAGES.text("about.licences"));
        others.getStyleClass().add("muted");
        SafeWrapping.wrap(others);
        getChildren().setAll(title, text, others, new CloseRow("about-close", close));
    }
}
