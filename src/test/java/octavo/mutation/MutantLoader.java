package octavo.mutation;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Our classes and tests once more, one of them another than it is; and which of them were needed.
final class MutantLoader extends ClassLoader {
    private final Map<String, byte[]> changed;
    private final Set<String> loaded = new TreeSet<>();

    /// @param changed the bytes of the class that is another, by its name
    MutantLoader(Map<String, byte[]> changed) {
        super(MutantLoader.class.getClassLoader());
        this.changed = Map.copyOf(changed);
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
            byte[] other = changed.get(name);
            byte[] code = other == null ? bytes(name) : other;
            return defineClass(name, code, 0, code.length);
        } catch (IOException trouble) {
            throw new ClassNotFoundException(name, trouble);
        }
    }
}
