import { releaseByVersion, releaseChanges } from '@zuschlag/validation/reading/changes';
import { documentPlace, placeByPassage } from '@zuschlag/validation/reading/place';
import { documentReading, readingByDocument, readingsByChance } from '@zuschlag/validation/reading/reading';
import { documentHits, documentSearch } from '@zuschlag/validation/reading/search';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { getPlaceOfPassage } from './places.ts';
import { listReadings, retryReading } from './readings.ts';
import { listReleaseChanges } from './release-changes.ts';
import { searchDocuments } from './search/search-documents.ts';

export const readingRouter = router({
  ofChance: signedIn
    .input(readingsByChance)
    .output(z.array(documentReading))
    .query(({ ctx, input }) => listReadings(ctx, input.chanceId)),
  search: signedIn
    .input(documentSearch)
    .output(documentHits)
    .query(({ ctx, input }) => searchDocuments(ctx, input)),
  place: signedIn
    .input(placeByPassage)
    .output(documentPlace)
    .query(({ ctx, input }) => getPlaceOfPassage(ctx, input)),
  changes: signedIn
    .input(releaseByVersion)
    .output(releaseChanges)
    .query(({ ctx, input }) => listReleaseChanges(ctx, input)),
  retry: signedIn
    .input(readingByDocument)
    .output(documentReading)
    .mutation(({ ctx, input }) => retryReading(ctx, input.documentId)),
});
