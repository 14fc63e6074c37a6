package octavo.gui.cv;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.cv.profile.Profile.ListSection;
import octavo.cv.profile.Profiles;
import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.KindNames;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.library.WorkKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// The sections of a list: heading and number of papers, and on demand the query and the order
/// behind them.
final class SectionsPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(SectionsPart.class);

    private final CvModel model;
    private final PrintedProfile printed;
    private final Set<Integer> open;

    /// @param open the sections whose query is shown; kept by the view while lists are printed anew
    SectionsPart(CvModel model, PrintedProfile printed, Set<Integer> open) {
        this.model = model;
        this.printed = printed;
        this.open = open;
    }

    List<Node> lines() {
        List<ListSection> all = printed.profile().listSections();
        List<Node> lines = new ArrayList<>(List.of(ProfileControls.heading("sections")));
        for (int i = 0; i < all.size(); i++) {
            lines.add(section(i, all.get(i)));
        }
        HBox below = ProfileControls.row(more(all));
        if (printed.keys().stream().filter(List::isEmpty).count() > 1) {
            below.getChildren()
                    .add(ProfileControls.button("remove-empty", model::removeEmptySections));
        }
        lines.add(below);
        return lines;
    }

    private Node section(int index, ListSection section) {
        String id = "section-" + index + "-";
        List<TextField> fields = new ArrayList<>();
        Consumer<String> write =
                _ -> {
                    List<String> texts = fields.stream().map(TextField::getText).toList();
                    model.section(index, texts.get(0), texts.get(1), texts.get(2));
                };
        TextField heading = field(id, "heading", section.heading(), write);
        if (section.heading().isBlank()) {
            heading.setPromptText(usualHeading(section));
        }
        TextField where = field(id, "where", section.query(), write);
        TextField sort = field(id, "sort", String.join(", ", section.sortOrders()), write);
        fields.addAll(List.of(heading, where, sort));
        sort.setPrefColumnCount(8);
        HBox.setHgrow(where, Priority.ALWAYS);
        HBox.setHgrow(heading, Priority.ALWAYS);
        HBox behind = ProfileControls.row(where, sort);
        behind.managedProperty().bind(behind.visibleProperty());
        VBox lines = new VBox(row(id, index, heading, behind), behind);
        lines.getStyleClass().add(SectionGrip.SECTION);
        return lines;
    }

    /// The heading that the list prints where the profile says none.
    private static String usualHeading(ListSection section) {
        return List.of(WorkKind.values()).stream()
                .filter(kind -> Profiles.kindQuery(kind).equals(section.query()))
                .findFirst()
                .map(KindNames::of)
                .orElseGet(() -> MESSAGES.text("section.heading"));
    }

    private HBox row(String id, int index, TextField heading, HBox behind) {
        int count = index < printed.keys().size() ? printed.keys().get(index).size() : 0;
        Label papers = new Label(Integer.toString(count));
        papers.setMinWidth(Label.USE_PREF_SIZE);
        papers.getStyleClass().add("muted");
        LazyTooltip.on(papers, MESSAGES.text("papers", count));
        ToggleButton more = new ToggleButton("…");
        more.setId("cv-" + id + "more");
        more.setMinWidth(ToggleButton.USE_PREF_SIZE);
        more.setAccessibleText(MESSAGES.text("section.more"));
        LazyTooltip.on(more, MESSAGES.text("section.more"));
        more.setSelected(open.contains(index));
        behind.setVisible(more.isSelected());
        more.selectedProperty()
                .subscribe(shown -> {
                    behind.setVisible(shown);
                    boolean _ = shown ? open.add(index) : open.remove(index);
                });
        SectionGrip grip = new SectionGrip(MESSAGES.text("drag"), to -> move(index, to));
        grip.setId("cv-" + id + "grip");
        return ProfileControls.row(
                grip,
                heading,
                papers,
                more,
                icon(id + "up", LineIcon.UP, "up", () -> move(index, index - 1)),
                icon(id + "down", LineIcon.DOWN, "down", () -> move(index, index + 1)),
                icon(
                        id + "remove",
                        LineIcon.CLOSE,
                        "remove-section",
                        () -> model.removeSection(index)));
    }

    /// A section takes along whether its query is shown.
    private void move(int from, int to) {
        int count = printed.profile().listSections().size();
        if (from == to || to < 0 || to >= count) {
            return;
        }
        List<Boolean> shown = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            shown.add(open.contains(i));
        }
        shown.add(to, shown.remove(from));
        open.clear();
        IntStream.range(0, count).filter(shown::get).forEach(open::add);
        model.moveSection(from, to);
    }

    private static Button icon(String id, String icon, String what, Runnable action) {
        Button button = new IconButton(icon, MESSAGES.text(what), action);
        button.setId("cv-" + id);
        return button;
    }

    private static TextField field(String id, String what, String text, Consumer<String> take) {
        TextField field = new CommitTextField(text, take);
        field.setId("cv-" + id + what);
        String words = MESSAGES.text("section." + what);
        ProfileControls.name(field, words);
        LazyTooltip.on(field, words);
        return field;
    }

    /// Offers the kinds of works that no section has yet, and one to fill in.
    private MenuButton more(List<ListSection> all) {
        MenuButton more = new MenuButton(MESSAGES.text("add-section"));
        more.setId("cv-add-section");
        for (WorkKind kind : model.owner().kindsInOrder()) {
            String query = Profiles.kindQuery(kind);
            if (all.stream().noneMatch(section -> section.query().equals(query))) {
                String name = KindNames.of(kind);
                Integer count = model.owner().kinds().getOrDefault(kind, 0);
                more.getItems().add(item(kind.id(), name + " (" + count + ")", all.size(), query));
            }
        }
        more.getItems().add(item("other", MESSAGES.text("other-section"), all.size(), ""));
        return more;
    }

    private MenuItem item(String id, String name, int index, String query) {
        MenuItem item = new MenuItem(name);
        item.setId("cv-add-section-" + id);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> {
            if (query.isEmpty()) {
                open.add(index);
            }
            model.section(index, "", query, "-date");
        });
        return item;
    }
}
