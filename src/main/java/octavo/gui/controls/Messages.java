package octavo.gui.controls;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The texts of a package, from the `messages` bundle that lies beside its classes.
public final class Messages {
    private final ResourceBundle bundle;

    private Messages(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /// The texts of the package that a class is in.
    public static Messages of(Class<?> user) {
        return new Messages(ResourceBundle.getBundle(user.getPackageName() + ".messages"));
    }

    /// How dates and numbers are written.
    public Locale locale() {
        return Locale.getDefault();
    }

    public String text(String key) {
        return bundle.getString(key);
    }

    /// A text with values in its places `{0}`, `{1}` …
    public String text(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), bundle.getLocale()).format(values);
    }
}
