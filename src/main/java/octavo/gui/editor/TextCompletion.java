package octavo.gui.editor;

import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

import octavo.gui.controls.CompletionTab;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// Offers how a text may go on while it is typed. The down arrow leads to what is offered; Enter
/// and Tab do there what they do without it, unless something was moved to.
final class TextCompletion {
    private final ContextMenu offered = new ContextMenu();
    private final TextInputControl text;
    private final Supplier<List<Offer>> offers;
    private boolean moved;
    private boolean taking;

    /// Something that is offered.
    record Offer(String words, Runnable take) {}

    private TextCompletion(TextInputControl text, Supplier<List<Offer>> offers) {
        this.text = text;
        this.offers = offers;
    }

    /// @param id names the popup
    /// @param wanted whether to offer anything now
    static void on(
            TextInputControl text,
            String id,
            BooleanSupplier wanted,
            Supplier<List<Offer>> offers) {
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
        CompletionTab.on(completion.offered, text);
    }

    private void whenPressed(KeyEvent event) {
        switch (event.getCode()) {
            case UP, DOWN, PAGE_UP, PAGE_DOWN -> moved = true;
            case ENTER -> {
                if (!moved) {
                    event.consume();
                    offered.hide();
                    text.fireEvent(event.copyFor(text, text));
                }
            }
            case TAB -> {} // CompletionTab takes what was moved to
            default -> moved &= event.getCode().isModifierKey(); // text changes what is offered
        }
    }

    private void offer() {
        List<Offer> found = offers.get();
        offered.getItems().setAll(found.stream().map(this::item).toList());
        if (found.isEmpty()) {
            offered.hide();
        } else if (!offered.isShowing()) {
            offered.show(text, Side.BOTTOM, 0, 0);
        }
    }

    private MenuItem item(Offer offer) {
        MenuItem item = new MenuItem(offer.words());
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> {
            offered.hide();
            taking = true;
            offer.take().run();
            taking = false;
            text.end();
        });
        return item;
    }
}
