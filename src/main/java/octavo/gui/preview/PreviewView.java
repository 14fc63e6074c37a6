package octavo.gui.preview;

import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
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
import octavo.gui.controls.StyleCompletion;
import octavo.library.ReadingPlace;
import octavo.projects.CitedIn.ProjectPlaces;
import octavo.projects.SourcePlace;
import octavo.references.ReferenceFormat;

import java.util.List;
import java.util.function.Consumer;

/// The reference, which can be copied in several formats, and the choice of its style.
public final class PreviewView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PreviewView.class);

    private static final int MOST_CITATIONS = 6;
    private static final double ROOM = 4;
    private static final double MOST_HEIGHT = 180;

    /// A page is worth more room; the rest of it scrolls.
    private static final double MOST_HEIGHT_OF_PAGE = 420;

    /// What a scroll bar takes beside a page.
    private static final double BESIDE = 20;

    private final PreviewModel model;
    private final Consumer<ReadingPlace> open;
    private final Consumer<SourcePlace> show;
    private Runnable read = () -> {};
    private Consumer<String> copied = _ -> {};

    /// @param open opens a place outside the window
    /// @param show opens a place of a project in an editor
    public PreviewView(
            PreviewModel model, Consumer<ReadingPlace> open, Consumer<SourcePlace> show) {
        this.model = model;
        this.open = open;
        this.show = show;
        setId("preview");
        getStyleClass().add("preview");
        getStylesheets().add(PackageStylesheet.of(PreviewView.class));
        TextField style = style();
        HBox.setHgrow(style, Priority.ALWAYS);
        HBox head = new HBox(style, firstPage(), copy());
        head.getStyleClass().add("preview-head");
        head.setMinHeight(USE_PREF_SIZE);
        List<Node> all = List.of(head, reference());
        managedProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        model.waitingProperty().get()
                                                || !model.referenceProperty().get().isEmpty()
                                                || !model.problemProperty().get().isEmpty(),
                                model.waitingProperty(),
                                model.referenceProperty(),
                                model.problemProperty()));
        // Hidden nodes find no colours when the font size changes.
        managedProperty().subscribe(shown -> getChildren().setAll(shown ? all : List.of()));
    }

    /// Sets who shows all pages once somebody clicks on the first.
    public void whenRead(Runnable listener) {
        read = listener;
    }

    /// Sets who hears, in words, of what is copied.
    public void whenCopied(Consumer<String> listener) {
        copied = listener;
    }

    private Node reference() {
        RunsFlow flow = new RunsFlow();
        flow.setId("preview-reference");
        flow.getStyleClass().add("preview-reference");
        flow.setAccessibleRole(AccessibleRole.TEXT);
        model.referenceProperty()
                .subscribe(runs -> {
                    flow.show(runs);
                    flow.setAccessibleText(runs.plainText());
                });
        Label problem = new ProblemLabel("preview-problem", model.problemProperty());
        Label noPage =
                new ProblemLabel("preview-page-problem", model.firstPage().problemProperty());
        ImageView page = page();
        Fitting fitting =
                new Fitting(new VBox(waiting(), flow, problem, places(), citing(), noPage, page));
        page.fitWidthProperty().bind(fitting.widthProperty().subtract(BESIDE));
        return fitting;
    }

    /// Stands in the place of the reference until there is something to print.
    private Label waiting() {
        Label waiting = new Label(MESSAGES.text("waiting"));
        waiting.setId("preview-waiting");
        waiting.getStyleClass().add("muted");
        SafeWrapping.wrap(waiting);
        waiting.visibleProperty().bind(model.waitingProperty());
        waiting.managedProperty().bind(model.waitingProperty());
        return waiting;
    }

    /// Shows and hides first pages; only where there is a file.
    private ToggleButton firstPage() {
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

    private ImageView page() {
        ImageView page = new ImageView();
        page.setId("preview-page");
        page.setPreserveRatio(true);
        page.setSmooth(true);
        page.setAccessibleText(MESSAGES.text("page.read"));
        page.setCursor(Cursor.HAND);
        page.setOnMouseClicked(_ -> read.run());
        model.firstPage()
                .imageProperty()
                .subscribe(image -> {
                    page.setImage(image.orElse(null));
                    page.setManaged(image.isPresent());
                    page.setVisible(image.isPresent());
                });
        return page;
    }

    /// Links to where the work can be read.
    private Node places() {
        FlowPane places = new FlowPane();
        places.setId("preview-places");
        places.getStyleClass().add("preview-places");
        places.setMinWidth(0);
        model.placesProperty()
                .subscribe(all -> {
                    places.getChildren().setAll(all.stream().map(it -> link(it, places)).toList());
                    places.setManaged(!all.isEmpty());
                });
        return places;
    }

    private Hyperlink link(ReadingPlace place, FlowPane places) {
        Hyperlink link = new Hyperlink(place.name());
        link.setId("preview-place-" + place.field());
        link.maxWidthProperty().bind(places.widthProperty());
        String where =
                switch (place) {
                    case ReadingPlace.WebPlace site -> site.address();
                    case ReadingPlace.FilePlace document -> document.link().path();
                };
        String words = MESSAGES.text("open", where);
        link.setAccessibleText(words);
        LazyTooltip.on(link, words);
        link.setOnAction(_ -> {
            link.setVisited(false);
            open.accept(place);
        });
        return link;
    }

    /// Links to where projects cite the entry.
    private Node citing() {
        VBox citing = new VBox();
        citing.setId("preview-citing");
        citing.setMinWidth(0);
        model.citingProperty()
                .subscribe(all -> {
                    citing.getChildren().setAll(all.stream().map(this::project).toList());
                    citing.setManaged(!all.isEmpty());
                });
        return citing;
    }

    private Node project(ProjectPlaces project) {
        Label name = new Label(MESSAGES.text("cited-in", project.project()));
        name.getStyleClass().add("muted");
        FlowPane places = new FlowPane(name);
        places.getStyleClass().add("preview-places");
        project.places().stream()
                .limit(MOST_CITATIONS)
                .forEach(place -> places.getChildren().add(link(place)));
        int others = project.places().size() - MOST_CITATIONS;
        if (others > 0) {
            places.getChildren().add(new Label(MESSAGES.text("cited-more", others)));
        }
        return places;
    }

    private Hyperlink link(SourcePlace place) {
        Hyperlink link = new Hyperlink(place.file().getFileName() + ":" + place.line());
        String words = MESSAGES.text("open", place.file() + ":" + place.line());
        link.setAccessibleText(words);
        LazyTooltip.on(link, words);
        link.setOnAction(_ -> {
            link.setVisited(false);
            show.accept(place);
        });
        return link;
    }

    private TextField style() {
        TextField style = new TextField();
        style.setId("preview-style");
        style.setAccessibleText(MESSAGES.text("style"));
        style.setPromptText(MESSAGES.text("style"));
        LazyTooltip.on(style, MESSAGES.text("style"));
        model.styleProperty().subscribe(id -> style.setText(id));
        StyleCompletion.on(style, model::styles, chosen -> model.styleProperty().set(chosen.id()));
        style.setOnAction(_ -> model.styleProperty().set(style.getText().strip()));
        return style;
    }

    /// Copies the reference on a click; the arrow has other formats.
    private SplitMenuButton copy() {
        SplitMenuButton copy = new SplitMenuButton();
        copy.setText(MESSAGES.text("copy"));
        copy.setId("preview-copy");
        copy.setOnAction(_ -> copy("rich", this::putRich));
        copy.setMinWidth(USE_PREF_SIZE);
        copy.getItems()
                .setAll(
                        item("text", it -> it.putString(model.reference(ReferenceFormat.TEXT))),
                        item("rich", this::putRich),
                        item(
                                "markdown",
                                it -> it.putString(model.reference(ReferenceFormat.MARKDOWN))),
                        item("bibtex", it -> it.putString(model.source())),
                        item("cite", it -> it.putString(model.citation())));
        return copy;
    }

    private void putRich(ClipboardContent content) {
        content.putHtml(model.reference(ReferenceFormat.HTML));
        content.putRtf("{\\rtf1\\ansi " + model.reference(ReferenceFormat.RTF) + "}");
        content.putString(model.reference(ReferenceFormat.TEXT));
    }

    private MenuItem item(String what, Consumer<ClipboardContent> put) {
        MenuItem item = new MenuItem(MESSAGES.text("copy." + what));
        item.setId("preview-copy-" + what);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> copy(what, put));
        return item;
    }

    private void copy(String what, Consumer<ClipboardContent> put) {
        ClipboardContent content = new ClipboardContent();
        put.accept(content);
        Clipboard.getSystemClipboard().setContent(content);
        copied.accept(MESSAGES.text("copied." + what));
    }

    /// As high as its content, up to a limit.
    private final class Fitting extends ScrollPane {
        private final VBox inside;

        Fitting(VBox inside) {
            super(inside);
            this.inside = inside;
            setFitToWidth(true);
            setFocusTraversable(false);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computePrefHeight(double width) {
            double across = getInsets().getLeft() + getInsets().getRight();
            double height = inside.prefHeight(width < 0 ? width : width - across);
            boolean hasPage = model.firstPage().imageProperty().get().isPresent();
            double most = hasPage ? MOST_HEIGHT_OF_PAGE : MOST_HEIGHT;
            return Math.min(most, Math.ceil(height) + ROOM);
        }
    }
}
