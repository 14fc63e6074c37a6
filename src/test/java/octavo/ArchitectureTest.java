package octavo;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Who may use whom, read from the compiled classes. Changing a table here is changing the design.
class ArchitectureTest {
    private static final JavaClasses CODE =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("octavo");

    private static final String OURS =
            """
            text     : -
            fields   : -
            bib      : fields text
            names    : text
            values   : text
            venues   : text
            runs     : text
            csl      : runs text
            merge    : fields bib names values text
            files    : -
            settings : files
            library  : merge settings files fields bib names values venues text
            recovery : files library fields bib names values venues text
            sidecar  : library text
            people   : sidecar library fields bib names values venues text
            keys     : library fields bib names values venues text
            tidy     : library fields bib names values venues text
            series   : sidecar library fields bib names values venues text
            strings  : library fields bib text
            check    : twins merge tidy library fields bib names values venues text
            search   : library fields bib names values venues text
            twins    : keys sidecar library fields bib names values venues text
            importer : library fields bib names values venues text
            exporter : library settings files csl runs fields bib names values venues text
            cli      : exporter importer search series strings twins check tidy keys people recovery sidecar merge library settings files csl runs fields bib names values venues text
            gui      : exporter importer search series strings twins check tidy keys people recovery sidecar merge library settings files csl runs fields bib names values venues text
            Main     : cli gui
            Rehearsal: Main cli
            """;

    /// A class, or a method of one, as a pattern; and who may use it.
    private static final String OTHERS =
            """
            (javafx|org.controlsfx|atlantafx|org.kordamp).+        : gui
            java.nio.file.Files                                    : files library recovery sidecar settings importer exporter cli gui.Probe
            java.nio.channels.FileChannel                          : files library recovery
            java.io.(RandomAccessFile|File(Reader|Writer))         : -
            java.io.File(In|Out)putStream                          : cli.StandardOutput Main
            java.io.File\\.(?!<init>|toPath|getName|getPath).+   : files library recovery sidecar settings importer exporter cli
            java.net.http.+                                        : importer
            java.net.(.*Socket|.*URLConnection|URL.open.+)         : importer
            java.lang.Thread.(<init>|start.*|of(Virtual|Platform)) : gui.Background library.Saving
            java.util.concurrent.(Executors|CompletableFuture).*   : gui.Background
            java.util.Timer                                        : gui.Background
            javafx.application.Platform.runLater                   : gui.Background
            java.io.Object(In|Out)putStream                        : -
            .+.setStyle                                            : -
            """;

    /// The calls that write, replace or name files, with the types of their arguments.
    private static final Pattern WRITES =
            Pattern.compile(
                    """
                    java\\.nio\\.file\\.Files\\.(write.*|new(Output|Buffered|Byte)(Stream|Writer|Channel)\
                    |move|copy|createFile|create.*Link|createTemp.*)\\(.*\
                    |java\\.nio\\.channels\\.(Asynchronous)?FileChannel\\.open\\(.*\
                    |java\\.io\\.FileOutputStream\\.<init>\\((?!java\\.io\\.FileDescriptor\\)).*\
                    |java\\.io\\.(RandomAccessFile|FileWriter)\\.<init>.*\
                    |java\\.io\\.Print(Writer|Stream)\\.<init>\\(java\\.(io\\.File\\b|lang\\.String).*\
                    |java\\.io\\.File\\.(renameTo|create).*\
                    """);

    /// Those who may call them: what saves files, and nobody else. Everybody else asks these, so
    /// that no file is cut off by a crash, written through a link, or lost to another program.
    private static final String STORAGE =
            "files library.Overwriting library.Remaking library.SaveLock library.Saving"
                    + " library.StableRead library.Temporary library.Unfinished";

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = OURS)
    void aPackageUsesOnlyThoseInItsRow(String user, String used) {
        var foreign = Pattern.compile("octavo\\..+").asMatchPredicate().and(in(used).negate());
        assertEquals(List.of(), uses(in(user), foreign.and(in(user).negate())));
    }

    @Test
    void everyClassBelongsToARow() {
        var rows = in(OURS.replaceAll(":.*", ""));
        var stray = CODE.stream().map(JavaClass::getName).filter(rows.negate());
        assertEquals(List.of(), stray.filter(name -> !name.endsWith("package-info")).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = OTHERS)
    void whatIsNotOursIsUsedOnlyWhereItBelongs(String pattern, String users) {
        var used = Pattern.compile(pattern);
        assertEquals(List.of(), uses(in(users).negate(), used.asMatchPredicate()));
    }

    @Test
    void onlyStorageWritesFiles() {
        Predicate<String> storage = in(STORAGE);
        List<String> others =
                CODE.stream()
                        .filter(type -> !storage.test(type.getName()))
                        .flatMap(type -> type.getAccessesFromSelf().stream())
                        .filter(call -> WRITES.matcher(call.getTarget().getFullName()).matches())
                        .map(JavaAccess::getDescription)
                        .toList();
        assertEquals(List.of(), others);
    }

    @Test
    void eachOfStorageWritesFiles() {
        assertEquals(
                List.of(),
                Stream.of(STORAGE.split(" "))
                        .filter(each ->
                                CODE.stream()
                                        .filter(type -> in(each).test(type.getName()))
                                        .flatMap(type -> type.getAccessesFromSelf().stream())
                                        .noneMatch(call ->
                                                WRITES.matcher(call.getTarget().getFullName())
                                                        .matches()))
                        .toList());
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("octavo.(*)..").should().beFreeOfCycles().check(CODE);
    }

    @Test
    void featuresOfTheWindowDoNotKnowEachOther() {
        slices().matching("octavo.gui.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(),
                        resideInAnyPackage("octavo.gui.controls..", "octavo.gui.theme.."))
                .allowEmptyShould(true)
                .check(CODE);
    }

    /// Whether a class lies in one of some packages of ours, or is one of some classes.
    private static Predicate<String> in(String names) {
        var any = String.join("|", names.strip().split("\\s+")).replace(".", "\\.");
        return Pattern.compile("octavo\\.(" + any + ")([.$].+)?").asMatchPredicate();
    }

    private static List<String> uses(Predicate<String> user, Predicate<String> used) {
        return CODE.stream()
                .filter(type -> user.test(type.getName()))
                .flatMap(type ->
                        usedBy(type)
                                .filter(used)
                                .distinct()
                                .map(name -> type.getName() + " uses " + name))
                .toList();
    }

    /// The names of the classes that a class depends on, and of the methods that it calls or refers
    /// to.
    private static Stream<String> usedBy(JavaClass type) {
        var types =
                type.getDirectDependenciesFromSelf().stream()
                        .map(Dependency::getTargetClass)
                        .map(JavaClass::getBaseComponentType)
                        .map(JavaClass::getName);
        var members =
                type.getAccessesFromSelf().stream()
                        .map(JavaAccess::getTarget)
                        .map(target -> target.getOwner().getName() + "." + target.getName());
        return Stream.concat(types, members);
    }
}
