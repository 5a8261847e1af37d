import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.net.CookieManager;
import java.net.http.HttpClient;
import java.util.List;
import wellspring.ApiClient;
import wellspring.ApiException;
import wellspring.api.AccountApi;
import wellspring.api.FavoritesAndVisitsApi;
import wellspring.api.ListsApi;
import wellspring.api.LocationsApi;
import wellspring.api.ReviewsApi;
import wellspring.model.PostLocationsByIdFavoriteRequest;
import wellspring.model.PostLoginRequest;
import wellspring.model.PostTripListsRequest;

/** The session of docs/api.md with the generated client. It prints what came of each step. */
public class Session {
  public static void main(String[] arguments) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("ORIGIN"));
    client.setHttpClientBuilder(HttpClient.newBuilder().cookieHandler(new CookieManager()));
    var account = new AccountApi(client);
    var email = System.getenv("EMAIL");
    account.postLogin(new PostLoginRequest().email(email).password(System.getenv("PASSWORD")));

    var found = new LocationsApi(client).getLocations(null, System.getenv("SEARCH"), null, null, null, null, null, 1, null);
    var place = found.getLocations().get(0);
    System.out.println("place " + place.getName() + " " + (place.getCreatedAt().getYear() > 2000));

    var marks = new FavoritesAndVisitsApi(client);
    var favorite = new PostLocationsByIdFavoriteRequest().isFavorite(true);
    System.out.println("favorite " + marks.postLocationsByIdFavorite(place.getId(), favorite).getIsFavorite());

    var lists = new ListsApi(client);
    var wanted = new PostTripListsRequest().name("Warm weeks");
    var first = lists.postTripLists(wanted, "list-" + email);
    var again = lists.postTripLists(wanted, "list-" + email);
    System.out.println("list " + first.getName() + " " + first.getId().equals(again.getId()));

    var photos = List.of(new File(System.getenv("PHOTO")));
    var review = new ReviewsApi(client)
        .postLocationsByIdReviews(place.getId(), 5, "Calm water", "Warm and clean.", null, photos);
    System.out.println("review " + review.getRating() + " " + review.getPhotos().size());

    var favorites = marks.getFavoritesWithHttpInfo(10, 0);
    var total = favorites.getHeaders().get("x-total-count").get(0);
    System.out.println("favorites " + favorites.getData().size() + " " + total);

    account.postLogout();
    try {
      account.getUser();
    } catch (ApiException error) {
      var problem = new ObjectMapper().readTree(error.getResponseBody());
      System.out.println("signed out " + error.getCode() + " " + problem.get("code").asText());
    }
  }
}
