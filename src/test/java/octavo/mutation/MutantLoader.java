package octavo.mutation;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Our classes and tests once more, one of them another than it is; and which of them were needed.
final class MutantLoader extends ClassLoader {
    /// @param code its bytes
    record Changed(String name, byte[] code) {}

    private final Optional<Changed> changed;
    private final Set<String> loaded = new TreeSet<>();

    MutantLoader(Optional<Changed> changed) {
        super(MutantLoader.class.getClassLoader());
        this.changed = changed;
    }

    Set<String> loaded() {
        return loaded;
    }

    static byte[] bytes(String name) throws IOException {
        String file = name.replace('.', '/') + ".class";
        try (InputStream in = MutantLoader.class.getClassLoader().getResourceAsStream(file)) {
            if (in == null) {
                throw new IOException("no class " + name);
            }
            return in.readAllBytes();
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("octavo.")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            return known == null ? defined(name) : known;
        }
    }

    private Class<?> defined(String name) throws ClassNotFoundException {
        try {
            loaded.add(name);
            Optional<byte[]> other =
                    changed.filter(each -> each.name().equals(name)).map(Changed::code);
            byte[] code = other.isPresent() ? other.get() : bytes(name);
            return defineClass(name, code, 0, code.length);
        } catch (IOException trouble) {
            throw new ClassNotFoundException(name, trouble);
        }
    }
}
