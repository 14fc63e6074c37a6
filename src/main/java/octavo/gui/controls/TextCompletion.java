package octavo.gui.controls;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.stage.Screen;

import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Offers how a text may go on while it is typed. The down arrow leads to what is offered; Enter
/// and Tab do there what they do without it, unless something was moved to.
public final class TextCompletion {
    private final ContextMenu offered = new ContextMenu();
    private final TextInputControl text;
    private final Offers offers;
    private boolean moved;
    private boolean taking;
    private boolean entered;
    private boolean tabbed;

    /// Something that is offered.
    ///
    /// @param note says more about it; empty for nothing
    /// @param then what Enter does after taking it
    public record Offer(String words, String note, Runnable take, Runnable then) {
        public Offer(String words, Runnable take) {
            this(words, "", take);
        }

        public Offer(String words, String note, Runnable take) {
            this(words, note, take, () -> {});
        }
    }

    /// Finds what to offer.
    public interface Offers {
        /// Finds what fits a text.
        ///
        /// @param found told what there is, at once or later
        void find(String typed, Consumer<List<Offer>> found);
    }

    private TextCompletion(TextInputControl text, Offers offers) {
        this.text = text;
        this.offers = offers;
    }

    /// Offers what is known at once.
    ///
    /// @param id names the popup
    /// @param wanted whether to offer anything now
    public static void on(
            TextInputControl text,
            String id,
            BooleanSupplier wanted,
            Supplier<List<Offer>> offers) {
        on(text, id, wanted, (_, found) -> found.accept(offers.get()));
    }

    /// Completes a text with the words that fit it, without regard to case.
    ///
    /// @param id names the popup
    public static void on(
            TextInputControl text, String id, Function<String, List<String>> fitting) {
        on(
                text,
                id,
                () -> true,
                () ->
                        fitting.apply(text.getText().strip().toLowerCase(Locale.ROOT)).stream()
                                .map(each -> new Offer(each, () -> text.setText(each)))
                                .toList());
    }

    /// Offers what is found, unless the text has changed by then.
    ///
    /// @param id names the popup
    /// @param wanted whether to offer anything now
    public static void on(TextInputControl text, String id, BooleanSupplier wanted, Offers offers) {
        TextCompletion completion = new TextCompletion(text, offers);
        completion.offered.setId(id);
        text.textProperty()
                .addListener(_ -> {
                    if (text.isFocused() && !completion.taking && wanted.getAsBoolean()) {
                        completion.offer();
                    }
                });
        text.focusedProperty().addListener(_ -> completion.offered.hide());
        completion.offered.addEventFilter(KeyEvent.KEY_PRESSED, completion::whenPressed);
        completion.offered.showingProperty().subscribe(() -> completion.moved = false);
        completion.offered.setOnShowing(_ -> completion.begin());
        completion.offered.setOnShown(_ -> completion.keepClear());
        completion.offered.heightProperty().addListener(_ -> completion.keepClear());
        CompletionTab.on(completion.offered, text);
    }

    private void begin() {
        entered = false;
        tabbed = false;
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> {
                if (!moved && isAtAnItem()) {
                    event.consume(); // an open menu is at its first item already
                }
                moved = true;
            }
            case UP, PAGE_UP, PAGE_DOWN -> moved = true;
            case ENTER -> {
                if (!moved) {
                    event.consume();
                    offered.hide();
                    text.fireEvent(event.copyFor(text, text));
                }
                entered = !tabbed;
            }
            case TAB -> tabbed = true; // CompletionTab takes what was moved to, by Enter
            default -> moved &= event.getCode().isModifierKey(); // text changes what is offered
        }
    }

    private boolean isAtAnItem() {
        Node focused = offered.getScene().getFocusOwner();
        return focused != null && focused.getStyleClass().contains("menu-item");
    }

    private void offer() {
        String typed = text.getText();
        offers.find(typed, found -> show(typed, found));
    }

    private void show(String typed, List<Offer> found) {
        if (!text.isFocused() || !text.getText().equals(typed)) {
            return;
        }
        offered.getItems().setAll(found.stream().map(this::item).toList());
        if (found.isEmpty()) {
            offered.hide();
        } else if (!offered.isShowing()) {
            offered.show(text, Side.BOTTOM, 0, 0);
        }
    }

    /// Keeps off the text: above it, where there is too little room below. JavaFX decides that
    /// before it knows how high a menu is.
    private void keepClear() {
        Bounds field = text.localToScreen(text.getLayoutBounds());
        if (!offered.isShowing() || field == null) {
            return;
        }
        Rectangle2D screen =
                Screen.getScreensForRectangle(field.getMinX(), field.getMinY(), 1, 1).stream()
                        .findFirst()
                        .orElse(Screen.getPrimary())
                        .getVisualBounds();
        double height = offered.getHeight();
        boolean below = field.getMaxY() + height <= screen.getMaxY();
        offered.setY(
                below ? field.getMaxY() : Math.max(screen.getMinY(), field.getMinY() - height));
    }

    private MenuItem item(Offer offer) {
        String note = offer.note().isEmpty() ? "" : " – " + offer.note();
        MenuItem item = new MenuItem(offer.words() + note);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> {
            boolean goesOn = entered;
            offered.hide();
            taking = true;
            offer.take().run();
            if (goesOn) {
                offer.then().run();
            }
            taking = false;
            text.end();
        });
        return item;
    }
}
