package octavo.gui.controls;

import java.util.Objects;

/// The looks of a package, from the `style.css` that lies beside its classes.
public final class PackageStylesheet {
    private PackageStylesheet() {}

    /// The address of the sheet of the package that a class is in.
    public static String of(Class<?> user) {
        return Objects.requireNonNull(user.getResource("style.css")).toExternalForm();
    }
}
