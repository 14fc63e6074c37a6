package octavo.gui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.Test;

class DropHighlightTest {
    private final Pane target = new Pane();
    private final DropHighlight highlight = new DropHighlight(target);

    @Test
    void marksANodeWhileADragThatItAcceptsIsOverIt() {
        assertThat(highlight.update(() -> true)).isTrue();
        assertThat(isMarked()).isTrue();
        highlight.update(() -> false);
        assertThat(isMarked()).isFalse();
        highlight.update(() -> true);
        highlight.clear();
        assertThat(isMarked()).isFalse();
    }

    @Test
    void aDropWhileItsContentIsReadLeavesNoMark() {
        highlight.update(() -> {
            highlight.clear();
            return true;
        });
        assertThat(isMarked()).isFalse();
        highlight.update(() -> true);
        assertThat(isMarked()).isTrue();
    }

    private boolean isMarked() {
        return target.getPseudoClassStates().contains(PseudoClass.getPseudoClass("drop-target"));
    }
}
