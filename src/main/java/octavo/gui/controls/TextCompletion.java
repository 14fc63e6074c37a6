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
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/// Offers how a text may go on while it is typed. The down arrow leads to what is offered; Enter
/// and Tab do there what they do without it, unless something was moved to; where that is wanted,
/// Enter takes the only thing that is offered, or the first.
public final class TextCompletion {
    private static final double AROUND_WORDS =
            42; // the insets of a menu, its items and their graphics

    private final ContextMenu offerMenu = new ContextMenu();
    private final TextInputControl text;
    private final OfferSource offers;
    private final PopupPlace popupPlace;

    /// Whether Enter takes the first of so many offers.
    private IntPredicate takesFirst = _ -> false;

    /// The text that what is shown was found for.
    private String completedText = "";

    private boolean hasMoved;
    private boolean isTaking;
    private boolean isByEnter;
    private boolean isByTab;
    private boolean isSettled;

    /// Something that is offered.
    ///
    /// @param noteText says more about it; empty for nothing
    /// @param afterTaken what Enter does after taking it
    public record CompletionOffer(
            String offerText, String noteText, Runnable onTaken, Runnable afterTaken) {
        public CompletionOffer(String words, Runnable take) {
            this(words, "", take);
        }

        public CompletionOffer(String words, String note, Runnable take) {
            this(words, note, take, () -> {});
        }
    }

    /// Finds what to offer.
    public interface OfferSource {
        /// Finds what fits a text.
        ///
        /// @param foundOffers told what there is, at once or later
        void find(String typed, Consumer<List<CompletionOffer>> foundOffers);
    }

    private TextCompletion(TextInputControl text, OfferSource offers) {
        this.text = text;
        this.offers = offers;
        this.popupPlace = new PopupPlace(offerMenu, text);
    }

    /// Offers what is known at once.
    ///
    /// @param id names the popup
    /// @param isWanted whether to offer anything now
    public static void on(
            TextInputControl text,
            String id,
            BooleanSupplier isWanted,
            Supplier<List<CompletionOffer>> offers) {
        on(text, id, isWanted, (_, foundOffers) -> foundOffers.accept(offers.get()));
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
                                .map(each -> new CompletionOffer(each, () -> text.setText(each)))
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
            Supplier<List<CompletionOffer>> offers) {
        TextCompletion completion =
                new TextCompletion(text, (_, foundOffers) -> foundOffers.accept(offers.get()));
        completion.takesFirst = offerCount -> offerCount == 1 && takesOnly.getAsBoolean();
        completion.attach(id, () -> true);
    }

    /// Offers what is found, of which Enter takes the first, unless the text has changed by then.
    ///
    /// @param id names the popup
    public static void takingTheFirst(TextInputControl text, String id, OfferSource offers) {
        TextCompletion completion = new TextCompletion(text, offers);
        completion.takesFirst = _ -> true;
        completion.attach(id, () -> true);
    }

    /// Offers what is found, unless the text has changed by then.
    ///
    /// @param id names the popup
    /// @param isWanted whether to offer anything now
    public static void on(
            TextInputControl text, String id, BooleanSupplier isWanted, OfferSource offers) {
        new TextCompletion(text, offers).attach(id, isWanted);
    }

    private void attach(String id, BooleanSupplier isWanted) {
        offerMenu.setId(id);
        offerMenu.getStyleClass().add("offers");
        text.textProperty()
                .addListener(_ -> {
                    if (text.isFocused() && !isTaking) {
                        if (isWanted.getAsBoolean()) {
                            offer();
                        } else {
                            offerMenu.hide(); // the field is empty for the next text
                        }
                    }
                });
        text.focusedProperty().addListener(_ -> offerMenu.hide());
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::settle);
        offerMenu.addEventFilter(KeyEvent.KEY_PRESSED, this::settle);
        offerMenu.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        offerMenu.showingProperty().subscribe(() -> hasMoved = false);
        offerMenu.setOnShowing(_ -> begin());
        // Nothing is chosen until somebody moves to it.
        offerMenu.setOnShown(_ -> offerMenu.getSkin().getNode().requestFocus());
        CompletionTab.on(offerMenu, text);
    }

    /// Offers nothing more after Enter and Escape, even if it is found only then or the text is
    /// changed by what Enter does, until the next key.
    private void settle(KeyEvent event) {
        isSettled = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE;
    }

    private void begin() {
        isByEnter = false;
        isByTab = false;
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> {
                if (!hasMoved && isAtAnItem()) {
                    event.consume(); // an open menu is at its first item already
                }
                hasMoved = true;
            }
            case UP, PAGE_UP, PAGE_DOWN -> hasMoved = true;
            case ENTER -> {
                if (!hasMoved && isFirstTaken()) {
                    event.consume();
                    offerMenu.getItems().getFirst().fire();
                } else if (!hasMoved) {
                    event.consume();
                    offerMenu.hide();
                    text.fireEvent(event.copyFor(text, text));
                }
                isByEnter = !isByTab;
            }
            case SPACE -> {
                event.consume(); // is typed, where a menu would take the item
                hasMoved = false;
            }
            case TAB -> isByTab = true; // CompletionTab takes what was moved to, by Enter
            default -> hasMoved &= event.getCode().isModifierKey(); // text changes what is offered
        }
    }

    private boolean isFirstTaken() {
        return completedText.equals(text.getText()) && takesFirst.test(offerMenu.getItems().size());
    }

    private boolean isAtAnItem() {
        Node focused = offerMenu.getScene().getFocusOwner();
        return focused != null && focused.getStyleClass().contains("menu-item");
    }

    private void offer() {
        String typed = text.getText();
        offers.find(typed, foundOffers -> show(typed, foundOffers));
    }

    private void show(String typed, List<CompletionOffer> foundOffers) {
        if (isSettled
                || !text.isFocused()
                || !popupPlace.isOnScreen()
                || !text.getText().equals(typed)) {
            return;
        }
        completedText = typed;
        double widest = popupPlace.widest() - AROUND_WORDS;
        offerMenu.getItems().setAll(foundOffers.stream().map(each -> item(each, widest)).toList());
        if (foundOffers.isEmpty()) {
            offerMenu.hide();
        } else if (!offerMenu.isShowing()) {
            popupPlace.show();
        }
    }

    private MenuItem item(CompletionOffer offer, double widest) {
        String note = offer.noteText().isEmpty() ? "" : " – " + offer.noteText();
        MenuItem item = new MenuItem("", new MenuWords(offer.offerText() + note, widest));
        item.setOnAction(_ -> {
            boolean goesOn = isByEnter;
            offerMenu.hide();
            isTaking = true;
            offer.onTaken().run();
            if (goesOn) {
                offer.afterTaken().run();
            }
            isTaking = false;
            text.end();
        });
        return item;
    }
}
