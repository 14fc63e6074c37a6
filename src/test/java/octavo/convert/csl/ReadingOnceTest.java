package octavo.convert.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Counts what the readers of fields are asked, in classes that are loaded with a call of `count`
/// at the start of each reader.
public class ReadingOnceTest {
    private static final Map<String, String> READERS =
            Map.of(
                    "octavo.bib.BibValue.parse", "value",
                    "octavo.text.LaTeX.toUnicode", "LaTeX",
                    "octavo.text.LaTeX.parse", "LaTeX",
                    "octavo.names.NameList.parse", "names",
                    "octavo.values.PublicationDate.parse", "date",
                    "octavo.csl.FieldText.of", "CSL text");

    private static final Map<String, Integer> COUNTS = new TreeMap<>();

    @TempDir private Path folder = Path.of("");

    public static void count(String reader, Object text) {
        if (!text.equals("")) {
            COUNTS.merge(reader + ": " + text, 1, Integer::sum);
        }
    }

    @Test
    void aReferenceReadsEachFieldOnce() throws Exception {
        Path file = folder.resolve("a.bib");
        Files.writeString(
                file,
                """
                @article{k,
                  author = {Doe, Jane and R{\\"o}e, Rick},
                  title = {On {DNA} in \\emph{E. coli}},
                  journal = {Journal of {\\TeX} Things},
                  year = {2020},
                  pages = {1--9},
                  keywords = {some, words},
                  note = {A short note}
                }
                """);
        StringWriter out = new StringWriter();
        Class<?> cli = new Counting(getClass().getClassLoader()).loadClass("octavo.cli.Cli");
        cli.getMethod("run", List.class, PrintWriter.class, PrintWriter.class)
                .invoke(
                        null,
                        List.of("cite", file.toString(), "k", "--style", "ieee"),
                        new PrintWriter(out),
                        new PrintWriter(out));
        assertEquals(
                "[1] J. Doe and R. Röe, “On DNA in E. coli,” Journal of TeX Things, pp. 1–9,"
                        + " 2020.\n",
                out.toString());
        assertEquals(7, COUNTS.keySet().stream().filter(it -> it.startsWith("value")).count());
        Map<String, Integer> again = new TreeMap<>(COUNTS);
        again.values().removeIf(count -> count == 1);
        assertEquals(Map.of(), again);
    }

    private static final class Counting extends ClassLoader {
        Counting(ClassLoader parent) {
            super(parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("octavo.") || name.equals(ReadingOnceTest.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? defined(name) : loaded;
        }

        private Class<?> defined(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = counting(name, in.readAllBytes());
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException trouble) {
                throw new ClassNotFoundException(name, trouble);
            }
        }

        private byte[] counting(String type, byte[] bytes) {
            if (READERS.keySet().stream().noneMatch(reader -> reader.startsWith(type + "."))) {
                return bytes;
            }
            ClassFile file =
                    ClassFile.of(
                            ClassFile.ClassHierarchyResolverOption.of(
                                    ClassHierarchyResolver.ofResourceParsing(getParent())));
            return file.transformClass(
                    file.parse(bytes),
                    (to, element) -> {
                        Optional<String> reader =
                                element instanceof MethodModel method
                                        ? Optional.ofNullable(
                                                READERS.get(
                                                        type
                                                                + "."
                                                                + method.methodName()
                                                                        .stringValue()))
                                        : Optional.empty();
                        reader.ifPresentOrElse(
                                it ->
                                        to.transformMethod(
                                                (MethodModel) element,
                                                MethodTransform.transformingCode(new Call(it))),
                                () -> to.with(element));
                    });
        }
    }

    private record Call(String reader) implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.ldc(reader)
                    .aload(0)
                    .invokestatic(
                            ClassDesc.of(ReadingOnceTest.class.getName()),
                            "count",
                            MethodTypeDesc.ofDescriptor("(Ljava/lang/String;Ljava/lang/Object;)V"));
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
        }
    }
}
