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

import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profiles;
import octavo.gui.controls.ActionButton;
import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.KindNames;
import octavo.gui.controls.LazyTooltip;
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
    private final PrintedProfile printedProfile;
    private final Set<Integer> openSections;

    /// @param openSections the sections whose query is shown; kept by the view while lists are
    ///   printed anew
    SectionsPart(CvModel model, PrintedProfile printedProfile, Set<Integer> openSections) {
        this.model = model;
        this.printedProfile = printedProfile;
        this.openSections = openSections;
    }

    List<Node> lines() {
        List<ListSection> listSections = printedProfile.profile().listSections();
        List<Node> lines = new ArrayList<>(List.of(ProfileControls.headingLabel("sections")));
        for (int i = 0; i < listSections.size(); i++) {
            lines.add(sectionNode(i, listSections.get(i)));
        }
        HBox bottomRow = ProfileControls.row(sectionMenu(listSections));
        if (printedProfile.keysBySection().stream().filter(List::isEmpty).count() > 1) {
            bottomRow
                    .getChildren()
                    .add(
                            ProfileControls.button(
                                    "remove-empty", model.sections()::removeEmptySections));
        }
        lines.add(bottomRow);
        return lines;
    }

    private Node sectionNode(int index, ListSection listSection) {
        String id = "section-" + index + "-";
        List<TextField> fields = new ArrayList<>();
        Consumer<String> writeSection =
                _ -> {
                    List<String> texts = fields.stream().map(TextField::getText).toList();
                    model.sections().changeSection(index, texts.get(0), texts.get(1), texts.get(2));
                };
        TextField headingField = textField(id, "heading", listSection.heading(), writeSection);
        if (listSection.heading().isBlank()) {
            headingField.setPromptText(usualHeading(listSection));
        }
        TextField queryField = textField(id, "where", listSection.query(), writeSection);
        TextField sortField =
                textField(id, "sort", String.join(", ", listSection.sortOrders()), writeSection);
        fields.addAll(List.of(headingField, queryField, sortField));
        sortField.setPrefColumnCount(8);
        HBox.setHgrow(queryField, Priority.ALWAYS);
        HBox.setHgrow(headingField, Priority.ALWAYS);
        VBox detailsBox = new VBox(ProfileControls.row(queryField, sortField), moveRow(id, index));
        detailsBox.getStyleClass().add("cv-section-details");
        detailsBox.managedProperty().bind(detailsBox.visibleProperty());
        VBox lines = new VBox(sectionRow(id, index, headingField, detailsBox), detailsBox);
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

    private HBox sectionRow(String id, int index, TextField heading, VBox detailsBox) {
        heading.getStyleClass().add("cv-section-heading");
        int count =
                index < printedProfile.keysBySection().size()
                        ? printedProfile.keysBySection().get(index).size()
                        : 0;
        Label countLabel = new Label(MESSAGES.text("papers", count));
        countLabel.setMinWidth(Label.USE_PREF_SIZE);
        countLabel.getStyleClass().add("muted");
        ToggleButton detailsToggle = new ToggleButton("…");
        detailsToggle.setId("cv-" + id + "more");
        detailsToggle.setMinWidth(ToggleButton.USE_PREF_SIZE);
        detailsToggle.getStyleClass().add("flat");
        detailsToggle.setAccessibleText(MESSAGES.text("section.more"));
        LazyTooltip.on(detailsToggle, MESSAGES.text("section.more"));
        detailsToggle.setSelected(openSections.contains(index));
        detailsBox.setVisible(detailsToggle.isSelected());
        detailsToggle
                .selectedProperty()
                .subscribe(isShown -> {
                    detailsBox.setVisible(isShown);
                    boolean _ = isShown ? openSections.add(index) : openSections.remove(index);
                });
        SectionGrip grip =
                new SectionGrip(
                        MESSAGES.text("drag"), targetIndex -> moveSection(index, targetIndex));
        grip.setId("cv-" + id + "grip");
        return ProfileControls.row(grip, heading, countLabel, detailsToggle);
    }

    /// Where a section goes.
    private HBox moveRow(String id, int index) {
        int lastIndex = printedProfile.profile().listSections().size() - 1;
        Button upButton = moveButton(id, "up", () -> moveSection(index, index - 1));
        upButton.setDisable(index == 0);
        Button downButton = moveButton(id, "down", () -> moveSection(index, index + 1));
        downButton.setDisable(index == lastIndex);
        return ProfileControls.row(
                upButton,
                downButton,
                moveButton(id, "remove", () -> model.sections().removeSection(index)));
    }

    /// A section takes along whether its query is shown.
    private void moveSection(int sourceIndex, int targetIndex) {
        int count = printedProfile.profile().listSections().size();
        if (sourceIndex == targetIndex || targetIndex < 0 || targetIndex >= count) {
            return;
        }
        List<Boolean> openFlags = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            openFlags.add(openSections.contains(i));
        }
        openFlags.add(targetIndex, openFlags.remove(sourceIndex));
        openSections.clear();
        IntStream.range(0, count).filter(openFlags::get).forEach(openSections::add);
        model.sections().moveSection(sourceIndex, targetIndex);
    }

    private static Button moveButton(String id, String messageKey, Runnable action) {
        Button button = ActionButton.of("cv-" + id + messageKey, sectionText(messageKey), action);
        button.setMinWidth(Button.USE_PREF_SIZE);
        return button;
    }

    private static String sectionText(String messageKey) {
        return MESSAGES.text("section." + messageKey);
    }

    private static TextField textField(
            String id, String messageKey, String text, Consumer<String> onCommit) {
        TextField field = new CommitTextField(text, onCommit);
        field.setId("cv-" + id + messageKey);
        String fieldName = sectionText(messageKey);
        ProfileControls.nameField(field, fieldName);
        LazyTooltip.on(field, fieldName);
        return field;
    }

    /// Offers the kinds of works that no section has yet, and one to fill in.
    private MenuButton sectionMenu(List<ListSection> listSections) {
        MenuButton sectionMenu = new MenuButton(MESSAGES.text("add-section"));
        sectionMenu.setId("cv-add-section");
        for (WorkKind kind : model.owner().kindsInOrder()) {
            String query = Profiles.kindQuery(kind);
            if (listSections.stream().noneMatch(section -> section.query().equals(query))) {
                String name = KindNames.of(kind);
                Integer count = model.owner().countsByKind().getOrDefault(kind, 0);
                sectionMenu
                        .getItems()
                        .add(
                                sectionItem(
                                        kind.id(),
                                        name + " (" + count + ")",
                                        listSections.size(),
                                        query));
            }
        }
        sectionMenu
                .getItems()
                .add(sectionItem("other", MESSAGES.text("other-section"), listSections.size(), ""));
        return sectionMenu;
    }

    private MenuItem sectionItem(String id, String name, int index, String query) {
        MenuItem item = new MenuItem(name);
        item.setId("cv-add-section-" + id);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> {
            if (query.isEmpty()) {
                openSections.add(index);
            }
            model.sections().changeSection(index, "", query, "-date");
        });
        return item;
    }
}
