package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// How often a reference in a new process reads its fields, and how many of our types that takes.
public class ReferenceReadsTest {
    /// The readers of values, LaTeX, names, dates and the text of CSL.
    private static final Map<String, Set<String>> READERS =
            Map.of(
                    "octavo.bib.BibValue", Set.of("parse"),
                    "octavo.latex.LaTeX", Set.of("parse", "toUnicode"),
                    "octavo.names.BibNameList", Set.of("parse"),
                    "octavo.values.PublicationDate", Set.of("parse"),
                    "octavo.csl.ItemText", Set.of("parse"));

    /// What was read, each with its reader.
    private static final List<String> READ = new ArrayList<>();

    private static final Set<String> LOADED = new TreeSet<>();

    /// The readers that were found in the classes of that name.
    private static final Set<String> WATCHED = new TreeSet<>();

    /// A type that joins them should be worth it.
    private static final int MOST_TYPES = 117;

    /// Called by the readers of [CountingLoader].
    public static void note(String reader, String text) {
        if (!text.isEmpty()) {
            READ.add(reader + " " + text);
        }
    }

    /// Our classes once more, whose readers tell what they read.
    private static final class CountingLoader extends ClassLoader {
        CountingLoader() {
            super(ReferenceReadsTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("octavo.") || name.equals(ReferenceReadsTest.class.getName())) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known == null ? defined(name) : known;
            }
        }

        private Class<?> defined(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = counting(name, in.readAllBytes());
                if (!name.equals(OneReference.class.getName())) {
                    LOADED.add(name.replaceFirst("\\$.*", ""));
                }
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException trouble) {
                throw new ClassNotFoundException(name, trouble);
            }
        }

        private static byte[] counting(String name, byte[] bytes) {
            Set<String> readers = READERS.getOrDefault(name, Set.of());
            ClassFile file = ClassFile.of();
            return file.transformClass(
                    file.parse(bytes),
                    ClassTransform.transformingMethodBodies(
                            method -> isReader(method, readers),
                            CodeTransform.ofStateful(() -> new Noting(name))));
        }

        private static boolean isReader(MethodModel method, Set<String> readers) {
            boolean isReader =
                    readers.contains(method.methodName().stringValue())
                            && method.methodType().stringValue().startsWith("(Ljava/lang/String;)");
            if (isReader) {
                String type = method.parent().orElseThrow().thisClass().asInternalName();
                WATCHED.add(type.replace('/', '.') + "." + method.methodName().stringValue());
            }
            return isReader;
        }
    }

    /// Notes the argument before anything else.
    private static final class Noting implements CodeTransform {
        private final String reader;

        Noting(String reader) {
            this.reader = reader;
        }

        @Override
        public void atStart(CodeBuilder code) {
            code.loadConstant(reader)
                    .aload(0)
                    .invokestatic(
                            ClassDesc.of(ReferenceReadsTest.class.getName()),
                            "note",
                            MethodTypeDesc.of(
                                    ConstantDescs.CD_void,
                                    ConstantDescs.CD_String,
                                    ConstantDescs.CD_String));
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
        }
    }

    private static final String ARTICLE =
            """
            @article{mai2020,
              author = {Mai, Luo and Li, Guo},
              title = {KungFu: Making Training in {Distributed} Machine Learning Adaptive},
              journal = {Journal of Machine Learning},
              year = {2020},
              volume = {12},
              pages = {937--954},
              doi = {10.5555/3488766.3488819}
            }
            """;

    private static final String PAPER =
            """
            @inproceedings{wagenlander2024,
              author = {Marcel Wagenl{\\"a}nder and Guo Li},
              title = {{Tenplex}: Dynamic Parallelism for Deep Learning},
              booktitle = {Symposium on {\\em Operating} Systems Principles},
              date = {2024-11},
              pages = {195--210},
              keywords = {training, {GPU}},
              note = {Best \\emph{artifact}}
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {ARTICLE, PAPER})
    void aReferenceReadsNoFieldTwice(String entry) throws ReflectiveOperationException {
        READ.clear();
        LOADED.clear();
        var one = new CountingLoader().loadClass(OneReference.class.getName());
        Object text = one.getMethod("of", String.class).invoke(null, entry);
        assertTrue(String.valueOf(text).contains("Li, “"), String.valueOf(text));
        System.out.println(READ.size() + " reads, " + LOADED.size() + " types");
        assertEquals(Set.of(), twice(READ));
        assertEquals(
                READERS.entrySet().stream()
                        .flatMap(type ->
                                type.getValue().stream().map(it -> type.getKey() + "." + it))
                        .collect(Collectors.toCollection(TreeSet::new)),
                WATCHED);
        assertTrue(READ.size() >= 14, "the readers tell what they read");
        assertTrue(LOADED.size() <= MOST_TYPES, LOADED::toString);
    }

    private static Set<String> twice(List<String> all) {
        Set<String> seen = new HashSet<>();
        return all.stream().filter(each -> !seen.add(each)).collect(Collectors.toSet());
    }
}
