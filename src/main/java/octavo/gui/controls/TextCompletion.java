package octavo.gui.controls;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Offers how a text may go on while it is typed. The down arrow leads to what is offered; Enter
/// and Tab do there what they do without it, unless something was moved to; where that is wanted,
/// Enter takes the only thing that is offered.
public final class TextCompletion {
    private static final double AROUND_WORDS =
            42; // the insets of a menu, its items and their graphics

    private final ContextMenu offered = new ContextMenu();
    private final TextInputControl text;
    private final Offers offers;
    private final PopupPlace place;

    /// Whether Enter takes the only thing that is offered.
    private BooleanSupplier takesOnly = () -> false;

    private boolean moved;
    private boolean taking;
    private boolean entered;
    private boolean tabbed;
    private boolean settled;

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
        this.place = new PopupPlace(offered, text);
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

    /// Offers what is known at once, of which Enter takes the only one.
    ///
    /// @param id names the popup
    /// @param takesOnly whether it does, with the text of now
    public static void takingTheOnlyOne(
            TextInputControl text,
            String id,
            BooleanSupplier takesOnly,
            Supplier<List<Offer>> offers) {
        TextCompletion completion =
                new TextCompletion(text, (_, found) -> found.accept(offers.get()));
        completion.takesOnly = takesOnly;
        completion.attach(id, () -> true);
    }

    /// Offers what is found, unless the text has changed by then.
    ///
    /// @param id names the popup
    /// @param wanted whether to offer anything now
    public static void on(TextInputControl text, String id, BooleanSupplier wanted, Offers offers) {
        new TextCompletion(text, offers).attach(id, wanted);
    }

    private void attach(String id, BooleanSupplier wanted) {
        offered.setId(id);
        offered.getStyleClass().add("offers");
        text.textProperty()
                .addListener(_ -> {
                    if (text.isFocused() && !taking && wanted.getAsBoolean()) {
                        offer();
                    }
                });
        text.focusedProperty().addListener(_ -> offered.hide());
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::settle);
        offered.addEventFilter(KeyEvent.KEY_PRESSED, this::settle);
        offered.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        offered.showingProperty().subscribe(() -> moved = false);
        offered.setOnShowing(_ -> begin());
        // Nothing is chosen until somebody moves to it.
        offered.setOnShown(_ -> offered.getSkin().getNode().requestFocus());
        CompletionTab.on(offered, text);
    }

    /// Offers nothing more after Enter and Escape, even if it is found only then or the text is
    /// changed by what Enter does, until the next key.
    private void settle(KeyEvent event) {
        settled = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE;
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
                if (!moved && offered.getItems().size() == 1 && takesOnly.getAsBoolean()) {
                    event.consume();
                    offered.getItems().getFirst().fire();
                } else if (!moved) {
                    event.consume();
                    offered.hide();
                    text.fireEvent(event.copyFor(text, text));
                }
                entered = !tabbed;
            }
            case SPACE -> {
                event.consume(); // is typed, where a menu would take the item
                moved = false;
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
        if (settled || !text.isFocused() || !place.isOnScreen() || !text.getText().equals(typed)) {
            return;
        }
        double widest = place.widest() - AROUND_WORDS;
        offered.getItems().setAll(found.stream().map(each -> item(each, widest)).toList());
        if (found.isEmpty()) {
            offered.hide();
        } else if (!offered.isShowing()) {
            place.show();
        }
    }

    private MenuItem item(Offer offer, double widest) {
        String note = offer.note().isEmpty() ? "" : " – " + offer.note();
        MenuItem item = new MenuItem("", new MenuWords(offer.words() + note, widest));
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
