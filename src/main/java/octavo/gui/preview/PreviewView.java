package octavo.gui.preview;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.RunsFlow;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.StyleField;
import octavo.gui.controls.TextSize;
import octavo.gui.pagecontract.TitleChoice;
import octavo.library.ReadingPlace;
import octavo.library.TitleCapitals;
import octavo.paperprojects.CitedIn.ProjectPlaces;
import octavo.paperprojects.SourcePlace;
import octavo.richtext.Runs;
import octavo.settings.UserHabits.DragFormat;

import java.util.List;
import java.util.function.Consumer;

/// The references, which can be copied in several formats, and the choice of their style.
public final class PreviewView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PreviewView.class);

    private static final int MAX_CITATIONS = 6;
    private static final double EXTRA_HEIGHT = 4;

    /// The room of a reference, in letters: six of its lines. The rest of it scrolls.
    private static final double REFERENCE_HEIGHT = 7;

    /// A page is worth more room; the rest of it scrolls.
    private static final double MAX_PAGE_HEIGHT = 420;

    /// What a scroll bar takes beside a page.
    private static final double PAGE_MARGIN = 20;

    private final PreviewModel model;
    private final Consumer<SourcePlace> showSource;
    private final SplitMenuButton copyButton = new SplitMenuButton();
    private Runnable onRead = () -> {};
    private Consumer<DragFormat> onCopy = _ -> {};

    /// @param showSource opens a place of a project in an editor
    public PreviewView(PreviewModel model, Consumer<SourcePlace> showSource) {
        this.model = model;
        this.showSource = showSource;
        setId("preview");
        getStyleClass().add("preview");
        getStylesheets().add(PackageStylesheet.of(PreviewView.class));
        TextField style = styleField();
        HBox.setHgrow(style, Priority.ALWAYS);
        initCopyButton();
        HBox headRow = new HBox(style, pageToggle(), copyButton);
        headRow.getStyleClass().add("preview-head");
        headRow.setMinHeight(USE_PREF_SIZE);
        List<Node> allNodes = List.of(headRow, referenceNode());
        managedProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        model.waitingProperty().get()
                                                || !model.referencesProperty().get().isEmpty()
                                                || !model.problemProperty().get().isEmpty(),
                                model.waitingProperty(),
                                model.referencesProperty(),
                                model.problemProperty()));
        // Hidden nodes find no colours when the font size changes.
        managedProperty()
                .subscribe(isShown -> getChildren().setAll(isShown ? allNodes : List.of()));
    }

    /// Sets who shows all pages once somebody clicks on the first.
    public void whenRead(Runnable listener) {
        onRead = listener;
    }

    /// Offers to have the library's titles cited as they are written.
    public void offerTitles(TitleChoice titleChoice) {
        CheckMenuItem item = new CheckMenuItem(MESSAGES.text("titles.as-written"));
        item.setId("preview-titles");
        item.setMnemonicParsing(false);
        titleChoice
                .titlesProperty()
                .subscribe(titles -> item.setSelected(titles == TitleCapitals.AS_WRITTEN));
        item.setOnAction(_ ->
                titleChoice.chooseTitles(
                        item.isSelected()
                                ? TitleCapitals.AS_WRITTEN
                                : TitleCapitals.SENTENCE_CASE));
        copyButton.getItems().addAll(new SeparatorMenuItem(), item);
    }

    /// Sets who copies the selected entries.
    public void whenCopying(Consumer<DragFormat> listener) {
        onCopy = listener;
    }

    private Node referenceNode() {
        VBox references = new VBox();
        references.getStyleClass().add("preview-references");
        model.referencesProperty()
                .subscribe(all -> {
                    references.getChildren().setAll(all.stream().map(this::referenceFlow).toList());
                    references.getChildren().stream()
                            .findFirst()
                            .ifPresent(it -> it.setId("preview-reference"));
                });
        Label problem = new ProblemLabel("preview-problem", model.problemProperty());
        Label pageProblem =
                new ProblemLabel("preview-page-problem", model.firstPage().problemProperty());
        ImageView pageView = pageView();
        FittingScroll fittingScroll =
                new FittingScroll(
                        new VBox(
                                waitingLabel(),
                                references,
                                omittedLabel(),
                                problem,
                                citingNode(),
                                pageProblem,
                                pageView));
        pageView.fitWidthProperty().bind(fittingScroll.widthProperty().subtract(PAGE_MARGIN));
        return fittingScroll;
    }

    private Node referenceFlow(Runs reference) {
        RunsFlow runsFlow = new RunsFlow();
        runsFlow.getStyleClass().add("preview-reference");
        runsFlow.setAccessibleRole(AccessibleRole.TEXT);
        runsFlow.show(reference);
        runsFlow.setAccessibleText(reference.plainText());
        return runsFlow;
    }

    /// Says how many references of the selected entries are not shown.
    private Label omittedLabel() {
        Label omitted = new Label();
        omitted.setId("preview-omitted");
        omitted.getStyleClass().add("muted");
        model.omittedProperty()
                .subscribe(count -> {
                    omitted.setText(MESSAGES.text("omitted", count));
                    omitted.setVisible(count.intValue() > 0);
                    omitted.setManaged(count.intValue() > 0);
                });
        return omitted;
    }

    /// Stands in the place of the reference until there is something to print.
    private Label waitingLabel() {
        Label waiting = new Label(MESSAGES.text("waiting"));
        waiting.setId("preview-waiting");
        waiting.getStyleClass().add("muted");
        SafeWrapping.wrap(waiting);
        waiting.visibleProperty().bind(model.waitingProperty());
        waiting.managedProperty().bind(model.waitingProperty());
        return waiting;
    }

    /// Shows and hides first pages; only where there is a file.
    private ToggleButton pageToggle() {
        ToggleButton button = new ToggleButton(MESSAGES.text("page"));
        button.setId("preview-first-page");
        button.setMinWidth(USE_PREF_SIZE);
        LazyTooltip.on(button, MESSAGES.text("page.help"));
        button.selectedProperty().bindBidirectional(model.firstPage().wantedProperty());
        button.managedProperty()
                .bind(
                        model.placesProperty()
                                .map(all ->
                                        all.stream()
                                                .anyMatch(
                                                        ReadingPlace.FilePlace.class::isInstance)));
        button.visibleProperty().bind(button.managedProperty());
        return button;
    }

    private ImageView pageView() {
        ImageView pageView = new ImageView();
        pageView.setId("preview-page");
        pageView.setPreserveRatio(true);
        pageView.setSmooth(true);
        pageView.setAccessibleText(MESSAGES.text("page.read"));
        pageView.setCursor(Cursor.HAND);
        pageView.setOnMouseClicked(_ -> onRead.run());
        model.firstPage()
                .imageProperty()
                .subscribe(image -> {
                    pageView.setImage(image.orElse(null));
                    pageView.setManaged(image.isPresent());
                    pageView.setVisible(image.isPresent());
                });
        return pageView;
    }

    /// Links to where projects cite the entry.
    private Node citingNode() {
        VBox citing = new VBox();
        citing.setId("preview-citing");
        citing.setMinWidth(0);
        model.citingProperty()
                .subscribe(all -> {
                    citing.getChildren().setAll(all.stream().map(this::projectNode).toList());
                    citing.setManaged(!all.isEmpty());
                });
        return citing;
    }

    private Node projectNode(ProjectPlaces project) {
        Label name = new Label(MESSAGES.text("cited-in", project.projectName()));
        name.getStyleClass().add("muted");
        FlowPane places = new FlowPane(name);
        places.getStyleClass().add("preview-places");
        project.sourcePlaces().stream()
                .limit(MAX_CITATIONS)
                .forEach(place -> places.getChildren().add(placeLink(place)));
        int otherCount = project.sourcePlaces().size() - MAX_CITATIONS;
        if (otherCount > 0) {
            places.getChildren().add(new Label(MESSAGES.text("cited-more", otherCount)));
        }
        return places;
    }

    private Hyperlink placeLink(SourcePlace place) {
        Hyperlink link = new Hyperlink(place.file().getFileName() + ":" + place.line());
        String linkText = MESSAGES.text("open", place.file() + ":" + place.line());
        link.setAccessibleText(linkText);
        LazyTooltip.on(link, linkText);
        link.setOnAction(_ -> {
            link.setVisited(false);
            showSource.accept(place);
        });
        return link;
    }

    private TextField styleField() {
        StyleField style =
                new StyleField(
                        "preview-style", model::findStyles, id -> model.styleProperty().set(id));
        style.setAccessibleText(MESSAGES.text("style"));
        style.setPromptText(MESSAGES.text("style"));
        model.styleNameProperty()
                .subscribe(name -> style.showStyle(model.styleProperty().get(), name));
        return style;
    }

    /// Copies the references on a click; the arrow has other formats.
    private void initCopyButton() {
        copyButton.setText(MESSAGES.text("copy"));
        copyButton.setId("preview-copy");
        copyButton.setOnAction(_ -> onCopy.accept(DragFormat.REFERENCE));
        copyButton.setMinWidth(USE_PREF_SIZE);
        copyButton
                .getItems()
                .setAll(
                        copyItem("text", DragFormat.TEXT),
                        copyItem("rich", DragFormat.REFERENCE),
                        copyItem("markdown", DragFormat.MARKDOWN),
                        copyItem("bibtex", DragFormat.BIBTEX),
                        copyItem("cite", DragFormat.LATEX));
    }

    private MenuItem copyItem(String messageKey, DragFormat copiedForm) {
        MenuItem item = new MenuItem(MESSAGES.text("copy." + messageKey));
        item.setId("preview-copy-" + messageKey);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> onCopy.accept(copiedForm));
        return item;
    }

    /// As high for each entry, so that nothing above it moves when another is selected; with a
    /// page, as high as its content, up to a limit.
    private final class FittingScroll extends ScrollPane {
        private final VBox contentBox;
        private final ObservableValue<Double> emSize;

        FittingScroll(VBox contentBox) {
            super(contentBox);
            this.contentBox = contentBox;
            emSize = TextSize.of(contentBox);
            emSize.subscribe((_, _) -> requestLayout());
            setFitToWidth(true);
            setFocusTraversable(false);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            if (model.firstPage().imageProperty().get().isEmpty()) {
                return Math.ceil(REFERENCE_HEIGHT * emSize.getValue());
            }
            double horizontalInsets = getInsets().getLeft() + getInsets().getRight();
            double height = contentBox.prefHeight(width < 0 ? width : width - horizontalInsets);
            return Math.min(MAX_PAGE_HEIGHT, Math.ceil(height) + EXTRA_HEIGHT);
        }
    }
}
