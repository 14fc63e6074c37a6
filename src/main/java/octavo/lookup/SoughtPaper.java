package octavo.lookup;

import octavo.text.ShortText;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Orcid;
import octavo.values.PubmedId;

import java.net.URI;

/// A paper that somebody asks for, by what names it.
public sealed interface SoughtPaper {
    /// What it is called in messages.
    String displayName();

    record OfDoi(Doi doi) implements SoughtPaper {
        @Override
        public String displayName() {
            return "doi:" + doi;
        }
    }

    record OfArxiv(ArxivId arxivId) implements SoughtPaper {
        @Override
        public String displayName() {
            return "arXiv:" + arxivId;
        }
    }

    record OfIsbn(Isbn isbn) implements SoughtPaper {
        @Override
        public String displayName() {
            return "ISBN " + isbn.recommendedForm();
        }
    }

    record OfPubmed(PubmedId pubmedId) implements SoughtPaper {
        @Override
        public String displayName() {
            return pubmedId.toString();
        }
    }

    /// A record of dblp: `conf/sosp/Lamport78`.
    record OfDblp(String dblpKey) implements SoughtPaper {
        @Override
        public String displayName() {
            return "DBLP:" + dblpKey;
        }
    }

    /// The papers of a person.
    record OfPerson(Orcid orcid) implements SoughtPaper {
        @Override
        public String displayName() {
            return "ORCID " + orcid;
        }
    }

    /// A page of the web that shows a paper.
    record OfPage(URI address) implements SoughtPaper {
        @Override
        public String displayName() {
            return address.toString();
        }
    }

    /// A reference as it is printed, or a title.
    record OfWords(String wordsText) implements SoughtPaper {
        private static final int SHOWN_LENGTH = 60;

        @Override
        public String displayName() {
            return "“" + ShortText.cutTo(wordsText, SHOWN_LENGTH) + "”";
        }
    }
}
