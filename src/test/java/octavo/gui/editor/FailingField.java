package octavo.gui.editor;

/// A line of the form whose edit throws, as a bug would have it.
public final class FailingField {
    private FailingField() {}

    /// The same line as another, with a text of its own.
    public static FieldModel inPlaceOf(FieldModel line) {
        return FieldModel.of(
                line.fieldLine(),
                line.presenceProperty().get(),
                line.textProperty().get(),
                _ -> {
                    throw new IllegalStateException("injected");
                });
    }
}
