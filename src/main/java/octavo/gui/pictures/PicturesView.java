package octavo.gui.pictures;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TabButtons;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.pagecontract.InquiryControls;
import octavo.gui.pagecontract.ScopeTabs;
import octavo.gui.pictures.PictureContent.CoauthorsContent;
import octavo.gui.pictures.PictureContent.NetworkContent;
import octavo.gui.pictures.PictureContent.YearsContent;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A picture of papers or its table, beside the papers of the part that was clicked.
public final class PicturesView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PicturesView.class);

    private final PicturesModel model;
    private final TabButtons kindTabs;
    private final ToggleButton tableButton = new ToggleButton(MESSAGES.text("as-table"));
    private final Button askButton;
    private final StackPane picturePlace = new StackPane();
    private final ReviewPane partPane = new ReviewPane("picture-details");

    /// @param onHide hides this
    public PicturesView(PicturesModel model, Runnable onHide) {
        this.model = model;
        setId("pictures");
        getStyleClass().addAll("sheet", "pictures-sheet");
        getStylesheets()
                .setAll(
                        PackageStylesheet.of(ReviewPane.class),
                        PackageStylesheet.of(PicturesView.class));
        kindTabs =
                new TabButtons(
                        Arrays.stream(PictureKind.values())
                                .map(this::kindTab)
                                .toArray(ToggleButton[]::new));
        tableButton.setId("pictures-as-table");
        tableButton.getStyleClass().add("small");
        tableButton.setMinWidth(USE_PREF_SIZE);
        tableButton.selectedProperty().subscribe((_, _) -> showContent());
        askButton =
                InquiryControls.button("pictures-ask", MESSAGES.text("ask"), model::askWithConsent);
        askButton.visibleProperty().bind(model.serviceInquiry().asksForConsentProperty());
        askButton.managedProperty().bind(askButton.visibleProperty());
        picturePlace.getStyleClass().add("picture-place");
        HBox.setHgrow(picturePlace, Priority.ALWAYS);
        HBox pictureAndPart = new HBox(picturePlace, partPane);
        pictureAndPart.getStyleClass().add("picture-and-part");
        VBox.setVgrow(pictureAndPart, Priority.ALWAYS);
        getChildren()
                .setAll(
                        headRow(),
                        scopeRow(),
                        pictureAndPart,
                        InquiryControls.failureLabel(
                                "pictures-failed", model.serviceInquiry().failuresProperty()),
                        bottomRow(onHide));
        model.contentProperty().subscribe(_ -> showContent());
        model.serviceInquiry().asksForConsentProperty().subscribe((_, _) -> showContent());
        model.partProperty().subscribe(this::showPart);
    }

    private HBox headRow() {
        Label title = new Label(MESSAGES.text("title"));
        title.getStyleClass().add("heading");
        title.setMinWidth(USE_PREF_SIZE);
        HBox row = new HBox(title, kindTabs);
        row.getStyleClass().add("picture-row");
        HBox.setHgrow(kindTabs, Priority.ALWAYS);
        return row;
    }

    private ToggleButton kindTab(PictureKind kind) {
        ToggleButton tab =
                TabButtons.tab("pictures-kind-" + kind.id(), MESSAGES.text("kind." + kind.id()));
        tab.selectedProperty()
                .subscribe((_, isSelected) -> {
                    if (isSelected) {
                        model.kindProperty().set(kind);
                    }
                });
        return tab;
    }

    private HBox scopeRow() {
        TabButtons scopeTabs = ScopeTabs.of("pictures", model.workScopes(), model.scopeProperty());
        HBox.setHgrow(scopeTabs, Priority.ALWAYS);
        HBox row = new HBox(scopeTabs, askButton, tableButton);
        row.getStyleClass().add("picture-row");
        return row;
    }

    private HBox bottomRow(Runnable onHide) {
        Button close = InquiryControls.button("pictures-close", MESSAGES.text("close"), onHide);
        close.setCancelButton(true);
        return InquiryControls.bottomRow(
                "pictures-status",
                model.serviceInquiry().statusProperty(),
                InquiryControls.showWhile(
                        model.serviceInquiry().runningProperty(),
                        InquiryControls.button(
                                "pictures-stop", MESSAGES.text("stop"), model::cancel)),
                close);
    }

    private void showContent() {
        Optional<PictureContent> content = model.contentProperty().get();
        picturePlace
                .getChildren()
                .setAll(content.isEmpty() ? waitingTexts() : List.of(pictureOf(content.get())));
    }

    private List<Node> waitingTexts() {
        return model.serviceInquiry().asksForConsentProperty().get()
                ? List.of(placeholder(MESSAGES.text("references.help")))
                : List.of();
    }

    private Node pictureOf(PictureContent content) {
        if (content.size() == 0) {
            return placeholder(MESSAGES.text("none." + model.kindProperty().get().id()));
        }
        DrawnPicture drawnPicture =
                switch (content) {
                    case YearsContent years ->
                            YearsPicture.draw(years.papersByYear(), model::showPart);
                    case CoauthorsContent coauthors ->
                            CoauthorsPicture.draw(coauthors, model::showPart);
                    case NetworkContent network -> NetworkPicture.draw(network, model::showPart);
                };
        return tableButton.isSelected() ? drawnPicture.table() : drawnPicture.drawing();
    }

    private static Label placeholder(String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll("muted", "picture-none");
        SafeWrapping.wrap(label);
        return label;
    }

    private void showPart(Optional<PicturePart> part) {
        if (part.isEmpty()) {
            VBox hint = new VBox(ReviewText.muted(MESSAGES.text("hint")));
            hint.getStyleClass().add("review");
            partPane.show(hint, List.of());
        } else {
            partPane.show(
                    new PartDetails(model, part.get()), PartDetails.buttons(model, part.get()));
        }
    }

    /// Goes to the tabs of the pictures.
    public void focus() {
        kindTabs.getChildren().getFirst().requestFocus();
    }
}
