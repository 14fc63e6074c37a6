package octavo.gui.settings;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.lazyloading.LazyBox;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// All settings in groups, filtered by the search field above them.
public final class SettingsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(SettingsView.class);

    private final TextField search = new TextField();
    private final LazyBox lines = new LazyBox();
    private final ScrollPane scroll = new ScrollPane();

    /// @param close hides the settings
    public SettingsView(SettingsModel model, OnlineModel online, Runnable close) {
        setId("settings");
        getStyleClass().addAll("sheet", "settings");
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        search.setId("settings-search");
        search.setPromptText(MESSAGES.text("search"));
        search.setAccessibleText(MESSAGES.text("search"));
        lines.getStyleClass().add("setting-lines");
        SettingControls controls = new SettingControls(model);
        List<SettingGroup> groups = new ArrayList<>(controls.all());
        groups.add(
                SettingGroup.of(
                        "online",
                        MESSAGES.text("online"),
                        new OnlineControls(controls, online).all()));
        Label none = new Label(MESSAGES.text("none"));
        search.textProperty()
                .subscribe(text -> {
                    List<Node> fitting =
                            groups.stream().flatMap(it -> it.fitting(text).stream()).toList();
                    lines.show(fitting.isEmpty() ? List.of(none) : fitting);
                });
        FlowPane links = new FlowPane();
        links.getStyleClass().add("setting-links");
        links.getChildren().setAll(groups.stream().map(this::groupLink).toList());
        scroll.setContent(lines);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Button done = new Button(MESSAGES.text("done"));
        done.setId("settings-done");
        done.setOnAction(_ -> close.run());
        getChildren().setAll(title, search, links, scroll, done);
    }

    /// The names of all settings.
    public static List<String> names() {
        return Stream.concat(
                        SettingControls.ids().stream().map(SettingControls::name),
                        OnlineControls.names().stream())
                .toList();
    }

    /// Leads from a group's name to its settings.
    private Hyperlink groupLink(SettingGroup group) {
        Hyperlink link = new Hyperlink(group.heading());
        link.setId(group.headingLabel().getId() + "-link");
        link.setOnAction(_ -> {
            link.setVisited(false);
            search.clear();
            scrollTo(group.headingLabel());
        });
        return link;
    }

    private void scrollTo(Label heading) {
        double hiddenHeight = lines.getHeight() - scroll.getViewportBounds().getHeight();
        scroll.setVvalue(heading.getBoundsInParent().getMinY() / Math.max(1, hiddenHeight));
    }

    /// Focuses the search field, and searches.
    public void find(String words) {
        search.setText(words);
        search.requestFocus();
        search.selectAll();
    }
}
