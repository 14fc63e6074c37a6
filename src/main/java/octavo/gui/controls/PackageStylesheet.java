package octavo.gui.controls;

import java.util.Objects;

/// The `style.css` of a package.
public final class PackageStylesheet {
    private PackageStylesheet() {}

    /// The URL of the stylesheet in a class's package.
    public static String of(Class<?> user) {
        return Objects.requireNonNull(user.getResource("style.css")).toExternalForm();
    }
}
