package octavo.gui.controls;

import javafx.scene.control.Skin;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.TableViewSkin;
import javafx.scene.control.skin.VirtualFlow;

/// A table with rows of equal height, which scrolls smoothly whatever their number. Its stylesheet
/// sets that height.
public final class EvenTable<T> extends TableView<T> {
    @Override
    protected Skin<?> createDefaultSkin() {
        return new EvenSkin<>(this);
    }

    private static final class EvenSkin<T> extends TableViewSkin<T> {
        EvenSkin(EvenTable<T> table) {
            super(table);
        }

        @Override
        protected VirtualFlow<TableRow<T>> createVirtualFlow() {
            return new EvenFlow<>();
        }
    }
}
