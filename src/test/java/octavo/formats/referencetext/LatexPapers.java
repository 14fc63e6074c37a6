package octavo.formats.referencetext;

import octavo.fields.FieldName;
import octavo.library.Work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Papers that the installed LaTeX typesets, whose lists of references are known.
final class LatexPapers {
    /// The class and packages of a paper, and its style of references. What is after a bar is for
    /// biblatex.
    private static final List<String> LAYOUTS =
            List.of(
                    "article|plain",
                    "article|abbrv",
                    "article|alpha",
                    "article|unsrt",
                    "article|ieeetr",
                    "article|acm",
                    "article|apalike",
                    "article|siam",
                    "article+natbib|plainnat",
                    "article+natbib|abbrvnat",
                    "article+natbib|apalike",
                    "article+heads|plain",
                    "article+appendix|alpha",
                    "[twocolumn]article|plain",
                    "[twocolumn]article|ieeetr",
                    "[twocolumn]article|alpha",
                    "[twocolumn]article+natbib|plainnat",
                    "[twocolumn]article+heads|unsrt",
                    "[twocolumn]article+appendix|abbrv",
                    "[conference]IEEEtran|IEEEtran",
                    "[journal]IEEEtran|IEEEtran",
                    "[journal]IEEEtran+appendix|IEEEtranS",
                    "[sigconf,nonacm]acmart|ACM-Reference-Format",
                    "[acmsmall,nonacm]acmart|ACM-Reference-Format",
                    "llncs|splncs04",
                    "llncs+heads|splncs04",
                    "elsarticle|elsarticle-num",
                    "[5p]elsarticle|elsarticle-num",
                    "elsarticle|elsarticle-harv",
                    "[reprint]revtex4-2|apsrev4-2",
                    "report+heads|plain",
                    "book|amsplain",
                    "article+biblatex|numeric",
                    "article+biblatex|authoryear",
                    "article+biblatex|alphabetic",
                    "article+biblatex|authortitle",
                    "[twocolumn]article+biblatex|numeric",
                    "[twocolumn]article+biblatex+heads|authoryear",
                    "article+biblatex|apa",
                    "article+biblatex|ieee");

    private static final List<String> FIELDS =
            List.of(
                    FieldName.AUTHOR,
                    FieldName.EDITOR,
                    FieldName.TITLE,
                    "journal",
                    FieldName.BOOKTITLE,
                    FieldName.YEAR,
                    FieldName.VOLUME,
                    FieldName.NUMBER,
                    FieldName.PAGES,
                    FieldName.PUBLISHER,
                    "address",
                    FieldName.SERIES,
                    FieldName.EDITION,
                    "school",
                    FieldName.INSTITUTION);

    private static final Pattern TYPESET =
            Pattern.compile(
                    "(?:[^\\\\$%#&_^~{}]|\\{[^\\\\$%#&_^~{}]*\\}|\\{?\\\\[`'^\"~=.cvuHrk]\\s?\\{?\\\\?[A-Za-z]\\}?\\}?|\\\\&|~)*");
    private static final Pattern TYPE =
            Pattern.compile(
                    "article|inproceedings|incollection|book|phdthesis|mastersthesis|techreport");
    private static final Pattern BIBTEX_KEY =
            Pattern.compile(
                    "\\\\(?:bibitem|entry)\\s*(?:\\[(?:[^\\[\\]{}]|\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\})*\\])?[\\s%]*\\{(work[0-9]+)\\}");

    private static final String SENTENCES =
            "Parallel programs share their results through a common memory. The measured values"
                    + " agree with those of earlier studies, although the samples were smaller."
                    + " We repeat each experiment until its error is less than one percent. A"
                    + " change of the surface changes how fast the layers grow. Most of the cost is"
                    + " the transport of data between nodes, which no cache avoids. ";

    private LatexPapers() {}

    /// A paper.
    ///
    /// @param keys of the listed works, in the order of the list
    record TypesetPaper(String name, Path pdf, List<String> keys) {}

    static int layoutCount() {
        return LAYOUTS.size();
    }

    /// Whether LaTeX and BibTeX can do something with an entry.
    static boolean isTypesettable(Work work) {
        return work.publicationDate().displayYear().filter(it -> it.matches("[0-9]{4}")).isPresent()
                && TYPE.matcher(work.entry().type().toLowerCase(java.util.Locale.ROOT)).matches()
                && work.rawValue(FieldName.AUTHOR).isPresent()
                && FIELDS.stream()
                        .flatMap(field -> valueOf(work, field).stream())
                        .allMatch(
                                value -> value.length() < 600 && TYPESET.matcher(value).matches());
    }

    /// An entry of the works' numbers and the usual fields.
    static String entryOf(Work work, int number) {
        StringBuilder entry =
                new StringBuilder("@" + work.entry().type() + "{work" + number + ",\n");
        for (String field : FIELDS) {
            valueOf(work, field)
                    .ifPresent(value ->
                            entry.append("  ")
                                    .append(field)
                                    .append(" = {")
                                    .append(value.replaceAll("\\s+", " "))
                                    .append("},\n"));
        }
        return entry.append("}\n\n").toString();
    }

    /// As BibTeX's own styles know the fields.
    private static Optional<String> valueOf(Work work, String field) {
        return switch (field) {
            case "journal" -> work.rawValue(field).or(() -> work.rawValue(FieldName.JOURNALTITLE));
            case "address" -> work.rawValue(field).or(() -> work.rawValue(FieldName.LOCATION));
            case FieldName.YEAR -> work.publicationDate().displayYear();
            default -> work.rawValue(field);
        };
    }

    /// Typesets a paper that lists some works.
    static Optional<TypesetPaper> typeset(Path folder, int layoutIndex, List<String> entries)
            throws IOException, InterruptedException {
        String layout = LAYOUTS.get(layoutIndex % LAYOUTS.size());
        String style = layout.substring(layout.indexOf('|') + 1);
        List<String> parts = List.of(layout.substring(0, layout.indexOf('|')).split("\\+", -1));
        Path paperFolder = Files.createDirectories(folder.resolve("paper" + layoutIndex));
        Path pdf = paperFolder.resolve("paper.pdf");
        boolean isBiblatex = parts.contains("biblatex");
        if (!Files.exists(pdf)) {
            Files.writeString(
                    paperFolder.resolve("works.bib"),
                    String.join("", entries),
                    StandardCharsets.UTF_8);
            Files.writeString(paperFolder.resolve("paper.tex"), source(parts, style));
            run(paperFolder, "pdflatex", "-draftmode", "-interaction=nonstopmode", "paper.tex");
            run(paperFolder, isBiblatex ? "biber" : "bibtex", "paper");
            run(paperFolder, "pdflatex", "-interaction=nonstopmode", "paper.tex");
            if (parts.contains("natbib") || !parts.getFirst().contains("article")) {
                run(paperFolder, "pdflatex", "-interaction=nonstopmode", "paper.tex");
            }
        }
        Path bbl = paperFolder.resolve("paper.bbl");
        return Files.exists(pdf) && Files.exists(bbl)
                ? Optional.of(
                        new TypesetPaper(
                                layout,
                                pdf,
                                keysOf(Files.readString(bbl, StandardCharsets.ISO_8859_1))))
                : Optional.empty();
    }

    private static List<String> keysOf(String bbl) {
        List<String> keys = new ArrayList<>();
        var matcher = BIBTEX_KEY.matcher(bbl);
        while (matcher.find()) {
            keys.add(matcher.group(1));
        }
        if (keys.isEmpty()) {
            matcher = Pattern.compile("\\\\entry\\{(work[0-9]+)\\}").matcher(bbl);
            while (matcher.find()) {
                keys.add(matcher.group(1));
            }
        }
        return keys.stream().distinct().toList();
    }

    private static String source(List<String> parts, String style) {
        String documentClass = parts.getFirst().replaceFirst("^(\\[.*\\])?(.*)$", "$1{$2}");
        boolean isBiblatex = parts.contains("biblatex");
        boolean isBook = documentClass.contains("book") || documentClass.contains("report");
        boolean isAcm = documentClass.contains("acmart");
        // Without their own fonts, some classes would take bitmaps.
        StringBuilder source =
                new StringBuilder("\\PassOptionsToPackage{expansion=false}{microtype}\n");
        source.append("\\documentclass" + documentClass + "\n");
        source.append(
                "\\usepackage[T1]{fontenc}\n\\usepackage{lmodern}\n"
                        .repeat(isAcm ? 1 : style.length() % 2));
        source.append("\\usepackage[english]{babel}\n\\usepackage{csquotes}\n");
        if (parts.contains("natbib")) {
            source.append("\\usepackage[round]{natbib}\n");
        }
        if (isBiblatex) {
            source.append("\\usepackage[style=" + style + ",backend=biber]{biblatex}\n")
                    .append("\\addbibresource{works.bib}\n");
        }
        if (parts.contains("heads")) {
            source.append("\\pagestyle{headings}\n");
        }
        source.append("\\begin{document}\n\\title{A Paper on Layers and Memory}\n");
        source.append("\\author{Anna Mai}\n");
        source.append(
                documentClass.contains("elsarticle") || documentClass.contains("revtex")
                        ? "\\begin{abstract}We measure.\\end{abstract}\\maketitle\n"
                        : "\\maketitle\n");
        String heading = isBook ? "\\chapter{" : "\\section{";
        for (String title : List.of("Introduction", "Method", "Results")) {
            source.append(heading).append(title).append("}\n");
            IntStream.range(0, 5).forEach(_ -> source.append(SENTENCES.repeat(2)).append("\n\n"));
        }
        source.append("\\nocite{*}\n");
        source.append(
                isBiblatex
                        ? "\\printbibliography\n"
                        : "\\bibliographystyle{" + style + "}\n\\bibliography{works}\n");
        if (parts.contains("appendix")) {
            source.append("\\appendix\n" + heading + "Further Results}\n")
                    .append((SENTENCES + "\n\n").repeat(9));
        }
        return source.append("\\end{document}\n").toString();
    }

    private static void run(Path folder, String... command)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve(command[0] + ".out").toFile())
                        .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                        .start();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
    }
}
