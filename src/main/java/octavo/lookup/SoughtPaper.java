package octavo.lookup;

import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Orcid;
import octavo.values.PubmedId;

import java.net.URI;

/// A paper that somebody asks for, by what names it.
public sealed interface SoughtPaper {
    /// What it is called in messages.
    String shown();

    record OfDoi(Doi doi) implements SoughtPaper {
        @Override
        public String shown() {
            return "doi:" + doi;
        }
    }

    record OfArxiv(ArxivId id) implements SoughtPaper {
        @Override
        public String shown() {
            return "arXiv:" + id;
        }
    }

    record OfIsbn(Isbn isbn) implements SoughtPaper {
        @Override
        public String shown() {
            return "ISBN " + isbn.normal();
        }
    }

    record OfPubmed(PubmedId id) implements SoughtPaper {
        @Override
        public String shown() {
            return id.toString();
        }
    }

    /// A record of dblp: `conf/sosp/Lamport78`.
    record OfDblp(String key) implements SoughtPaper {
        @Override
        public String shown() {
            return "DBLP:" + key;
        }
    }

    /// The papers of a person.
    record OfPerson(Orcid orcid) implements SoughtPaper {
        @Override
        public String shown() {
            return "ORCID " + orcid;
        }
    }

    /// A page of the web that shows a paper.
    record OfPage(URI address) implements SoughtPaper {
        @Override
        public String shown() {
            return address.toString();
        }
    }

    /// A reference as it is printed, or a title.
    record OfWords(String text) implements SoughtPaper {
        private static final int SHOWN = 60;

        @Override
        public String shown() {
            return "“" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text) + "”";
        }
    }
}
