/// Answers of single web services: arXiv, ADS, INSPIRE, ORCID and the like.
@NullMarked
package octavo.formats.services;

import org.jspecify.annotations.NullMarked;
