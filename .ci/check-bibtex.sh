#!/bin/sh
# Checks BibTeX that Octavo writes with the programs that will read it: every kind of entry, in both
# dialects, through bibtex and biber into a document that LaTeX sets. Run it after `mvn compile`.
# Needs the packages: biber texlive-bibtex-extra texlive-latex-base texlive-latex-recommended
set -eu
cd "$(dirname "$0")/.."
for tool in bibtex biber pdflatex; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing. Install biber texlive-bibtex-extra texlive-latex-base texlive-latex-recommended." >&2
        exit 2
    }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
kinds=$PWD/src/test/resources/octavo/exporter/bibtex
mvn -q -B dependency:build-classpath -Dmdep.outputFile="$work/classpath" >/dev/null
java=${OCTAVO_JAVA:-}
for home in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    major=$(sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9]*\).*/\1/p' "$home/release" 2>/dev/null || true)
    [ -z "$java" ] && [ "${major:-0}" -ge 25 ] && java=$home/bin/java
done
octavo() { "$java" -cp "target/classes:$(cat "$work/classpath")" octavo.Main "$@" 2>>"$work/losses"; }

fail() {
    echo "$1" >&2
    cat "$2" >&2
    exit 1
}

classic() { # FILE STYLE
    folder=$work/$2-$(basename "$1" .bib)
    mkdir "$folder"
    cp "$1" "$folder/refs.bib"
    cat >"$folder/doc.tex" <<TEX
\\documentclass{article}
\\usepackage[T1]{fontenc}
\\usepackage{url,natbib}
\\begin{document}
Everything~\\nocite{*}.
\\bibliographystyle{$2}
\\bibliography{refs}
\\end{document}
TEX
    (
        cd "$folder"
        pdflatex -interaction=nonstopmode doc >out 2>&1 || fail "LaTeX, before bibtex $2:" out
        bibtex doc >bibtex.out 2>&1 || fail "bibtex $2:" bibtex.out
        ! grep -q -e 'error message' -e "^I'm " -e '^Illegal' -e 'entry type for' bibtex.out \
            || fail "bibtex $2:" bibtex.out
        pdflatex -interaction=nonstopmode doc >out 2>&1 || fail "LaTeX, after bibtex $2:" out
        pdflatex -interaction=nonstopmode doc >out 2>&1 || fail "LaTeX, after bibtex $2:" out
    )
    echo "bibtex $2: $(grep -c '^.bibitem' "$folder/doc.bbl") entries"
}

modern() { # FILE DATA-MODEL
    folder=$work/biblatex-$(basename "$1" .bib)
    mkdir "$folder"
    cp "$1" "$folder/refs.bib"
    cat >"$folder/doc.tex" <<'TEX'
\documentclass{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage[backend=biber]{biblatex}
\addbibresource{refs.bib}
\begin{document}
Everything~\nocite{*}.
\printbibliography
\end{document}
TEX
    (
        cd "$folder"
        pdflatex -interaction=nonstopmode doc >out 2>&1 || fail "LaTeX, before biber:" out
        biber --validate-datamodel doc >biber.out 2>&1 || fail "biber:" biber.out
        ! grep -e ERROR -e 'Invalid entry type' -e malformed $2 biber.out || fail "biber:" biber.out
        pdflatex -interaction=nonstopmode doc >out 2>&1 || fail "LaTeX, after biber:" out
    )
    echo "biber: $(grep -c 'entry{' "$folder/doc.bbl") entries"
}

for flavour in bibtex biblatex; do
    octavo convert "$kinds/every-kind.$flavour.bib" --to bibtex -o "$work/$flavour-as-bibtex.bib"
    octavo convert "$kinds/every-kind.$flavour.bib" --to biblatex -o "$work/$flavour-as-biblatex.bib"
    octavo convert "$work/$flavour-as-bibtex.bib" --to biblatex -o "$work/$flavour-back.bib"
done
octavo convert "$kinds/more-kinds.biblatex.bib" --to bibtex -o "$work/more-as-bibtex.bib"
octavo convert "$work/more-as-bibtex.bib" --to biblatex -o "$work/more-back.bib"
for file in "$work"/*-as-bibtex.bib; do
    for style in plain alpha abbrv unsrt plainnat; do
        classic "$file" "$style"
    done
done
for file in "$work"/*-as-biblatex.bib; do
    modern "$file" "-e Invalid.field -e Missing.mandatory"
done
# What has been through BibTeX may lack what only biblatex asks for, such as the editor of a part.
for file in "$work"/*-back.bib; do
    modern "$file" ""
done
